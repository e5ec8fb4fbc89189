/** Says what a page is about, for machines: schema.org in JSON-LD. */
import type {
  AggregateRating,
  BreadcrumbList,
  Demand,
  FAQPage,
  Organization,
  Place,
  PriceSpecification,
  ProfilePage,
  SearchAction,
  Service,
  UnitPriceSpecification,
  WebPage,
  WebSite,
  WithActionConstraints,
} from "schema-dts"
import { lastDayOf } from "../../src/domain/listing-expiry.ts"
import type { Wire } from "../contract/shapes.ts"
import { feedbackCount } from "../views/ratings.ts"
import type { ExecutantSubject, ListingSubject } from "./subjects.ts"

/** Some thing of schema.org; what makes one has been held against its types. */
export type Data = object

/** The surroundings that the facts of a listing or profile need. */
export interface Around {
  /** The page's own address, in full. */
  readonly url: string
  /** The address of its picture, in full. */
  readonly picture: string
  /** The page of a listing's executant, in full. */
  readonly ownerUrl: string
  /** The category's names, from its root down. */
  readonly category: readonly string[]
  readonly place: string | null
}

const area = (place: string | null): { readonly areaServed?: Place } =>
  place === null ? {} : { areaServed: { "@type": "Place", name: place } }

/** UN/CEFACT codes of the units that a price may be for; the service as a whole has none. */
const unitCodes = { Hour: "HUR", Day: "DAY" } as const

const specification = (rate: NonNullable<Wire["Price"]["rate"]>): PriceSpecification | UnitPriceSpecification => {
  const { value: price, currency, measurementUnit: unit } = rate
  const amount = { price, priceCurrency: currency.code }
  return unit === "Service"
    ? { "@type": "PriceSpecification", ...amount }
    : { "@type": "UnitPriceSpecification", ...amount, unitCode: unitCodes[unit] }
}

const priceFacts = ({ rate }: Wire["Price"]) => (rate === null ? {} : { priceSpecification: specification(rate) })

const ratingFacts = (rating: Wire["Rating"]): { readonly aggregateRating?: AggregateRating } =>
  rating.value === null
    ? {}
    : {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: rating.value,
          ratingCount: feedbackCount(rating),
          bestRating: 5,
          worstRating: 1,
        },
      }

/** An order, without who wrote it: a customer is a private person (E423). */
const demand = (order: ListingSubject, { url, picture, category, place }: Around): Demand => ({
  "@type": "Demand",
  "@id": `${url}#order`,
  ...{ name: order.name, description: order.description, url, image: picture },
  availabilityStarts: order.startDate,
  availabilityEnds: order.endDate,
  ...priceFacts(order.price),
  ...area(place),
  itemOffered: { "@type": "Service", name: order.name, serviceType: category.at(-1) ?? "" },
})

const service = (offer: ListingSubject, { url, picture, ownerUrl, category, place }: Around): Service => {
  const end = lastDayOf(offer)
  const { rate } = offer.price
  return {
    "@type": "Service",
    "@id": `${url}#offer`,
    ...{ name: offer.name, description: offer.description, url, image: picture },
    serviceType: category.at(-1) ?? "",
    category: category.join(" / "),
    ...area(place),
    provider: { "@type": "Organization", name: offer.owner.name, url: ownerUrl, ...ratingFacts(offer.owner.rating) },
    offers: {
      "@type": "Offer",
      url,
      ...(rate && { price: rate.value, priceCurrency: rate.currency.code }),
      ...priceFacts(offer.price),
      availabilityStarts: offer.startDate,
      ...(end !== null && { validThrough: end }),
    },
  }
}

export const listingData = (listing: ListingSubject, around: Around): Data =>
  listing.kind === "Order" ? demand(listing, around) : service(listing, around)

/** An organization, even where it is one person alone: schema.org rates no persons. */
export const profileData = (executant: ExecutantSubject, { url, picture, category, place }: Around): ProfilePage => {
  const whose: Organization = {
    "@type": "Organization",
    "@id": `${url}#executant`,
    ...{ name: executant.name, url, image: picture },
    ...(executant.description !== "" && { description: executant.description }),
    knowsAbout: [...category],
    ...area(place),
    ...ratingFacts(executant.rating),
  }
  return { "@type": "ProfilePage", url, mainEntity: whose }
}

/** Where a page stands: names and addresses in full, from home down. */
export const trailData = (steps: readonly { readonly name: string; readonly url: string }[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url,
  })),
})

export const faqData = (questions: readonly { readonly question: string; readonly answer: string }[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
})

interface Site {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly logo: string
  readonly language: string
  /** The address of a search, in full, with `{words}` where the words stand. */
  readonly search: string
}

/** The property of an action's input, as schema.org calls it, is none of the type's own. */
const searchAction = (search: string): WithActionConstraints<SearchAction> => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: search },
  "query-input": "required name=words",
})

export const siteData = ({
  name,
  description,
  url,
  logo,
  language,
  search,
}: Site): readonly [WebSite, Exclude<Organization, string>] => [
  {
    "@type": "WebSite",
    "@id": `${url}#site`,
    ...{ name, description, url, inLanguage: language },
    publisher: { "@id": `${url}#product` },
    potentialAction: searchAction(search),
  },
  { "@type": "Organization", "@id": `${url}#product`, name, url, logo },
]

/** A page of texts. */
export const pageData = (
  kind: "AboutPage" | "CollectionPage" | "ContactPage" | "WebPage",
  facts: { readonly name: string; readonly description: string; readonly url: string; readonly inLanguage: string },
): WebPage => ({ "@type": kind, ...facts })

/** All that a page says of itself, as one document. */
export const graphOf = (data: readonly Data[]): object => ({ "@context": "https://schema.org", "@graph": data })
