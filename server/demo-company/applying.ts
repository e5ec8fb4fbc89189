/** Decides who of the demo company applies to what somebody else has published, and with which words. */
import { say, topics, type Decision, type Plan } from "./acts.ts"
import { shuffled } from "./chance.ts"
import { nameIn, wayOf } from "./replying.ts"
import { pairOf, type Colleague, type Sight, type Talk } from "./sights.ts"
import { takes, typing, within } from "./timing.ts"
import { words } from "./words/spoken.ts"

type Listed = Extract<Sight, { readonly saw: "Listing" }>

/**
 * Answers the colleagues whose trade it is, or those who only look for others' work; nobody where nobody knows the
 * trade.
 */
const applicantsFor = ({ listing, trade }: Listed, colleagues: readonly Colleague[]): readonly Colleague[] => {
  const executants = colleagues.filter(({ side }) => side === "Executant")
  const providers = new Set(executants.map(({ owner }) => owner))
  const fitting =
    listing.kind === "Order"
      ? executants.filter((one) => one.trade === trade)
      : colleagues.filter(({ side, owner }) => side === "Customer" && !providers.has(owner))
  return shuffled(fitting, listing.key, ({ key }) => key)
}

/** Two of one account would be one person who applies twice. */
const ofDifferentPeople = ([first, ...others]: readonly Colleague[]): readonly Colleague[] => {
  if (first === undefined) return []
  const second = others.find(({ owner }) => owner !== first.owner)
  return second === undefined ? [first] : [first, second]
}

/** The first also writes; the second only applies, so that there is a choice and nobody is flooded. */
export const aboutListing = (sight: Listed, colleagues: readonly Colleague[]): Decision => {
  const { listing, by, trade, language } = sight
  const { kind, key } = listing
  const spoken = words[language]
  const topic = topics.listing(key)
  const talk: Talk = { language, about: listing, hasDeal: false }
  const all = ofDifferentPeople(applicantsFor(sight, colleagues))
  const plans = all.flatMap((as, place): readonly Plan[] => {
    const seed = `${key}/${as.key}`
    const afterMs = within(place === 0 ? takes.notice : takes.noticeLater, seed)
    const apply: Plan = { afterMs, topic, as, act: { do: "Apply", listing: { kind, key } } }
    if (place > 0) return [apply]
    const hello = wayOf((kind === "Order" ? spoken.toOrder : spoken.toOffer)(nameIn(listing)), seed)
    const question = trade === null ? "" : ` ${(kind === "Order" ? spoken.asks : spoken.wants)[trade]}`
    const text = `${hello}${question}`
    return [apply, { afterMs: afterMs + typing(text), topic, as, act: say({ to: by, seed, text, about: listing }) }]
  })
  return { over: [topic], plans, talks: all.map((as) => [pairOf(as, by), talk]) }
}
