/** The acts of the market's people that set a scene, by the client's own commands. */
import type { ListingDraft } from "../../src/domain/listing-drafts.ts"
import { emptyListingDraft } from "../../src/domain/listing-drafts.ts"
import { applicationsPage } from "../../src/projections/application-lists.ts"
import { applicationByKey } from "../../src/projections/applications.ts"
import { chatsPage } from "../../src/projections/chat-lists.ts"
import { ownExecutants } from "../../src/projections/profiles.ts"
import { category, dayIn, rootCategory } from "../server/market.ts"
import type { Market, Member } from "./market.ts"

/** A member with a published executant profile, which is the active one. */
export interface Executant extends Member {
  readonly executantKey: string
}

export const newExecutant = (name: string) =>
  ({
    type: "CreateExecutant",
    id: crypto.randomUUID(),
    name,
    categoryKey: rootCategory,
    description: "Careful work.",
  }) as const

export const executantKeysOf = ({ acting }: Member): readonly string[] =>
  (ownExecutants(acting.models().profiles, undefined) ?? []).map(({ key }) => key)

export const joinAsExecutant = async (market: Market, name: string): Promise<Executant> => {
  const member = await market.join(name)
  await member.acting.does(newExecutant(`${name} at work`))
  await market.moderate()
  const [executantKey = ""] = executantKeysOf(member)
  await member.acting.does({ type: "SwitchProfile", profileKey: executantKey })
  return { ...member, executantKey }
}

export const newOrder = (changes: Partial<ListingDraft> = {}) =>
  ({
    type: "SubmitListing",
    kind: "Order",
    id: crypto.randomUUID(),
    draft: {
      ...emptyListingDraft,
      name: `Paint kitchen ${crypto.randomUUID().slice(0, 8)}`,
      description: "Two walls and a ceiling. Paint is there.",
      categoryKey: category,
      byAgreement: false,
      amount: "120.50",
      startDate: dayIn(2),
      endDate: dayIn(5),
      ...changes,
    },
  }) as const

export const newOffer = ({ executantKey }: Executant, changes: Partial<ListingDraft> = {}) =>
  ({ ...newOrder({ executantKey, ...changes }), kind: "Offer" }) as const

/** The key of a listing that is on the market. */
const published = async (
  market: Market,
  { acting }: Member,
  listing: ReturnType<typeof newOrder | typeof newOffer>,
): Promise<string> => {
  const events = await acting.learns(listing)
  await market.moderate()
  const submitted = events.find((event) => event.type === "ListingSubmitted")
  if (submitted === undefined) throw new Error("No listing was submitted.")
  return submitted.listing.key
}

export const publishedOrder = (market: Market, owner: Member): Promise<string> => published(market, owner, newOrder())

export const publishedOffer = (market: Market, owner: Executant): Promise<string> =>
  published(market, owner, newOffer(owner))

/** The person who applies: an executant profile to orders, the customer to offers. */
export interface Applicant extends Member {
  readonly executantKey?: string
}

const asApplicant = ({ key, executantKey }: Applicant) =>
  executantKey === undefined
    ? ({ kind: "Offer", profileKey: key } as const)
    : ({ kind: "Order", profileKey: executantKey } as const)

export const apply = (applicant: Applicant, listingKey: string): Promise<void> =>
  applicant.acting.does({
    type: "ApplyToListing",
    id: crypto.randomUUID(),
    listingKey,
    ...asApplicant(applicant),
  })

export const takeBack = (applicant: Applicant, listingKey: string, applicationKey: string): Promise<void> =>
  applicant.acting.does({ type: "CancelApplication", listingKey, applicationKey, ...asApplicant(applicant) })

/** The open application of a profile to a listing, as the applicant knows it. */
export const applicationTo = async (applicant: Applicant, listingKey: string): Promise<string> => {
  const query = { tab: "active", page: 1 } as const
  const { acting } = applicant
  const { kind, profileKey } = asApplicant(applicant)
  await acting.does({ type: "LoadSentApplications", kind, profileKey, query })
  const { applications } = acting.models()
  const keys = applicationsPage(applications, { of: "applicant", key: profileKey, query })?.keys ?? []
  const found = keys.find((key) => applicationByKey(applications, key)?.listing.key === listingKey)
  if (found === undefined) throw new Error("There is no such application.")
  return found
}

export const openChat = (me: Executant, other: Member): Promise<void> =>
  me.acting.does({
    type: "OpenChat",
    name: "Paint kitchen",
    me: { key: me.executantKey, type: "Executant" },
    other: { key: other.key, type: "Customer" },
  })

/** The one chat of an executant profile. */
export const chatOf = async ({ acting, executantKey }: Executant): Promise<string> => {
  await acting.does({ type: "LoadChats", profileKey: executantKey, side: "executant", page: 1 })
  return chatsPage(acting.models().chat, { profileKey: executantKey, page: 1 })?.keys[0] ?? ""
}

export const say = ({ acting }: Member, chatKey: string, authorKey: string, text = "Hello!"): Promise<void> => {
  const queuedAt = new Date().toISOString()
  return acting.does({
    type: "SendChatMessage",
    message: { key: crypto.randomUUID(), chatKey, authorKey, text, queuedAt },
  })
}
