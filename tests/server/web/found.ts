/** A page as search engines and messengers read it, by a real parser of HTML. */
import { parse, type DefaultTreeAdapterTypes } from "parse5"
import type { TestApp } from "../harness.ts"

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

export const robot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"

const isElement = (node: Node): node is Element => "tagName" in node

const elements = (node: Node): readonly Element[] => [
  ...(isElement(node) ? [node] : []),
  ...("childNodes" in node ? node.childNodes.flatMap(elements) : []),
]

const attributesOf = ({ attrs }: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("")

export type DataNode = Readonly<Record<string, unknown>> & { readonly "@type": string }

export interface FoundPage {
  readonly language: string | undefined
  readonly title: string | undefined
  /** `<meta>` by its name or property. */
  readonly meta: Readonly<Record<string, string>>
  readonly canonical: string | undefined
  /** Addresses of the page by language. */
  readonly alternates: Readonly<Record<string, string>>
  readonly data: readonly DataNode[]
  /** Types of all scripts. */
  readonly scripts: readonly (string | undefined)[]
}

export const readPage = (html: string): FoundPage => {
  const all = elements(parse(html)).map((element) => ({
    tag: element.tagName,
    text: textOf(element),
    ...{ attributes: attributesOf(element) },
  }))
  const tagged = (tag: string) => all.filter((element) => element.tag === tag)
  const links = tagged("link").map(({ attributes }) => attributes)
  const data = tagged("script").filter(({ attributes }) => attributes["type"] === "application/ld+json")
  return {
    language: tagged("html")[0]?.attributes["lang"],
    title: tagged("title")[0]?.text,
    meta: Object.fromEntries(
      tagged("meta").map(({ attributes: { name, property, content = "" } }) => [name ?? property ?? "", content]),
    ),
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"],
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) => (rel === "alternate" ? [[hreflang ?? "", href ?? ""]] : [])),
    ),
    data: data.flatMap(({ text }) => (JSON.parse(text) as { readonly "@graph": readonly DataNode[] })["@graph"]),
    scripts: tagged("script").map(({ attributes }) => attributes["type"]),
  }
}

/** Asks as a bot, and answers what it is told. */
export const asked = async (app: TestApp, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(app.url + path, { headers: { "User-Agent": robot, ...headers } })
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, page: readPage(html) }
}

/**
 * The properties that search engines want of each type, by their guides; schema-dts has checked that nothing else is
 * said.
 */
const wanted: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ["name", "description", "url", "inLanguage"],
  AggregateRating: ["ratingValue", "ratingCount", "bestRating", "worstRating"],
  Answer: ["text"],
  BreadcrumbList: ["itemListElement"],
  CollectionPage: ["name", "description", "url", "inLanguage"],
  ContactPage: ["name", "description", "url", "inLanguage"],
  Demand: ["name", "description", "url", "image", "availabilityStarts", "availabilityEnds", "itemOffered"],
  EntryPoint: ["urlTemplate"],
  FAQPage: ["mainEntity"],
  ListItem: ["position", "name", "item"],
  Offer: ["url", "availabilityStarts"],
  Organization: ["name", "url"],
  Place: ["name"],
  PriceSpecification: ["price", "priceCurrency"],
  ProfilePage: ["url", "mainEntity"],
  Question: ["name", "acceptedAnswer"],
  SearchAction: ["target", "query-input"],
  Service: ["name", "serviceType"],
  UnitPriceSpecification: ["price", "priceCurrency", "unitCode"],
  WebPage: ["name", "description", "url", "inLanguage"],
  WebSite: ["name", "url", "potentialAction"],
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Finds what is wrong with data of schema.org, everything in it included. */
export const dataProblems = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(dataProblems)
  if (!isNode(value)) return value === "" || value === null ? ["an empty value"] : []
  const type = String(value["@type"])
  const isReference = Object.keys(value).join() === "@id"
  const missing = isReference ? [] : (wanted[type] ?? [`a type that is known, not ${type}`])
  return [
    ...missing.filter((name) => value[name] === undefined).map((name) => `${type} lacks ${name}`),
    ...Object.values(value).flatMap(dataProblems),
  ]
}
