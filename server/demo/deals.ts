/** The acts of the demo's stories: applications, deals, and what both sides say afterwards. Spec §4, §7. */
import { dealCancelReasonNumbers, type DealCancelReason } from "../../src/domain/deal-cancelling.ts"
import type { Act, Market } from "./acting.ts"
import { demoFeedback, type DemoFeedback } from "./content/feedback.ts"
import type { DemoPerson } from "./people.ts"
import { acceptedAfterHours, appliedAt, endedAfterHours, stories, type Applicant, type Story } from "./stories.ts"
import { hoursMs, later } from "./times.ts"

const applicationOf = (story: Story, { person, profile }: Applicant): string =>
  `${story.id}/${story.listing.kind === "Order" ? profile.id : person.email}`

/** Answers who applies: a profile to an order, a customer to an offer. */
const applicantOf = ({ listing, customer, profile }: Story): Applicant => ({
  person: listing.kind === "Order" ? profile.owner : customer,
  profile,
})

const apply = async ({ as, keys, keyOf }: Market, story: Story, by: Applicant, at: Date): Promise<void> => {
  const id = keyOf(story.listing.id)
  const act = as(by.person, at)
  const key =
    story.listing.kind === "Order"
      ? await act("applyToOrder", { path: { id, executantKey: keyOf(by.profile.id) } })
      : await act("applyToOffer", { path: { id } })
  keys.set(applicationOf(story, by), key)
}

const withdraw = async ({ as, keyOf }: Market, story: Story, at: Date): Promise<void> => {
  const by = applicantOf(story)
  const path = { id: keyOf(story.listing.id), key: keyOf(applicationOf(story, by)) }
  if (story.listing.kind === "Order")
    await as(by.person, at)("cancelOrderApplication", { path, query: { executantKey: keyOf(by.profile.id) } })
  else await as(by.person, at)("cancelOfferApplication", { path })
}

/** Some look at once, some put one aside, and some have not looked yet. */
const look = async ({ as, keyOf }: Market, story: Story, at: Date): Promise<void> => {
  const { listing, rival, place } = story
  const act = as(listing.owner, at)
  const id = keyOf(listing.id)
  const isOrder = listing.kind === "Order"
  if (place % 3 === 0) return
  await act(isOrder ? "readAllOrderApplications" : "readAllOfferApplications", { path: { id } })
  const unwanted = rival ?? (place % 4 === 0 ? applicantOf(story) : null)
  if (unwanted === null) return
  const path = { id, key: keyOf(applicationOf(story, unwanted)) }
  if (isOrder) await act("markOrderApplicationNotInterested", { path })
  else await act("markOfferApplicationNotInterested", { path })
}

const accept = async ({ as, keys, keyOf }: Market, story: Story, at: Date): Promise<void> => {
  const { listing, profile, movesToArchive: moveToArchive } = story
  const path = { id: keyOf(listing.id), appKey: keyOf(applicationOf(story, applicantOf(story))) }
  const act = as(listing.owner, at)
  const agreed = { description: "", moveToArchive }
  const key =
    listing.kind === "Order"
      ? await act("acceptOrderApplication", { path, body: agreed })
      : await act("acceptOfferApplication", { path, body: { ...agreed, executantKey: keyOf(profile.id) } })
  keys.set(`${story.id}/deal`, key)
}

const isReason = (text: string): text is DealCancelReason => Object.hasOwn(dealCancelReasonNumbers, text)
const reasons = Object.keys(dealCancelReasonNumbers).filter(isReason)

/** The customer ends what is even, the executant the rest. */
const end = async ({ as, keyOf }: Market, story: Story, at: Date): Promise<void> => {
  const { customer, profile, place, life } = story
  const isCustomers = place % 2 === 0
  const participantKey = keyOf(isCustomers ? customer.email : profile.id)
  const act = as(isCustomers ? customer : profile.owner, at)
  const path = { key: keyOf(`${story.id}/deal`) }
  const reason = reasons[place % (reasons.length - 1)] ?? "IncorrectPrice"
  if (life === "done") await act("closeDeal", { path, body: { participantKey } })
  else await act("cancelDeal", { path, body: { participantKey, reason } })
}

/** Everybody writes in their own language where there is something in it, else in English. */
const saidBy = (author: DemoPerson, about: DemoFeedback["about"], number: number): DemoFeedback => {
  const all = demoFeedback.filter((one) => one.about === about)
  const own = all.filter(({ language }) => language === author.language)
  const fitting = own.length > 0 ? own : all.filter(({ language }) => language === "en-US")
  const said = fitting[number % fitting.length]
  if (said === undefined) throw new Error("The demo has no feedback.")
  return said
}

const rateExecutant = async ({ as, keyOf }: Market, story: Story, number: number, at: Date): Promise<void> => {
  const { language, rating, text: details } = saidBy(story.customer, "executant", number)
  await as(story.customer, at, { language })("giveExecutantFeedback", {
    path: { key: keyOf(story.profile.id) },
    body: { dealKey: keyOf(`${story.id}/deal`), rating, details },
  })
}

const rateCustomer = async ({ as, keyOf }: Market, story: Story, number: number, at: Date): Promise<void> => {
  const { owner, id } = story.profile
  const { language, rating, text: details } = saidBy(owner, "customer", number)
  await as(owner, at, { language })("giveCustomerFeedback", {
    path: { key: keyOf(story.customer.email) },
    body: { dealKey: keyOf(`${story.id}/deal`), rating, details, authorKey: keyOf(id) },
  })
}

type Step = (market: Market, at: Date) => Promise<void>

const acts = (story: Story, number: number, now: Date): readonly Act[] => {
  const start = appliedAt(story, now)
  const after = (hours: number, step: Step): Act => {
    const at = later(start, hours * hoursMs)
    return { at, run: (market) => step(market, at) }
  }
  const { life, rival } = story
  const isDeal = life === "working" || life === "done" || life === "dropped"
  return [
    after(0, (market, at) => apply(market, story, applicantOf(story), at)),
    ...(rival === null ? [] : [after(1, (market, at) => apply(market, story, rival, at))]),
    ...(life === "withdrawn" ? [after(3, (market, at) => withdraw(market, story, at))] : []),
    ...(life === "asked" ? [after(20, (market, at) => look(market, story, at))] : []),
    ...(isDeal ? [after(acceptedAfterHours, (market, at) => accept(market, story, at))] : []),
    ...(life === "done" || life === "dropped" ? [after(endedAfterHours, (market, at) => end(market, story, at))] : []),
    ...(life === "done" ? [after(6 * 24, (market, at) => rateExecutant(market, story, number, at))] : []),
    ...(life === "done" && number % 5 !== 4
      ? [after(7 * 24, (market, at) => rateCustomer(market, story, number, at))]
      : []),
  ].filter(({ at }) => at < now)
}

export const dealsActs = (now: Date): readonly Act[] => {
  let done = 0
  return stories.flatMap((story) => acts(story, story.life === "done" ? done++ : 0, now))
}
