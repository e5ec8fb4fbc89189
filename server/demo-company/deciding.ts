/** Decides what the demo company does about what it notices: a pure function of that, and of who is there. */
import { say, topics, type Decision, type Plan } from "./acts.ts"
import { aboutListing } from "./applying.ts"
import { languageIn, nameIn, replyTo, sideWords, wayOf } from "./replying.ts"
import { pairOf, type Colleague, type Sight, type Talk } from "./sights.ts"
import { takes, typing, within } from "./timing.ts"
import { languageOf } from "./understanding.ts"
import { words } from "./words/spoken.ts"
import type { Ways } from "./words/words.ts"

type Saw<What extends Sight["saw"]> = Extract<Sight, { readonly saw: What }>

const nothing: Decision = { over: [], plans: [], talks: [] }

/**
 * An application is read, answered in the chat, and accepted: who waits for an answer is the one who came for a demo.
 */
const aboutApplication = ({ me: as, by, listing, applicationKey }: Saw<"Application">, talk: Talk): Decision => {
  const { kind, key } = listing
  const spoken = words[languageIn(talk)]
  const topic = topics.application(applicationKey)
  const ways: Ways = (kind === "Order" ? spoken.appliedToOrder : spoken.appliedToOffer)(nameIn(listing))
  const text = wayOf(ways, applicationKey)
  const readAfterMs = within(takes.read, applicationKey)
  const saidAfterMs = readAfterMs + typing(text)
  const accept = { do: "Accept", listing: { kind, key }, applicationKey, description: spoken.agreed } as const
  return {
    over: [],
    plans: [
      { afterMs: readAfterMs, topic, as, act: { do: "ReadApplications", listing: { kind, key } } },
      { afterMs: saidAfterMs, topic, as, act: say({ to: by, seed: applicationKey, text, about: listing }) },
      { afterMs: saidAfterMs + within(takes.consider, applicationKey), topic, as, act: accept },
    ],
    talks: [[pairOf(as, by), { ...talk, about: listing }]],
  }
}

/** One answer is given to all messages that were not answered yet, however many come at once. */
const aboutMessage = ({ me: as, by, chatKey, messageKey, text, language }: Saw<"Message">, before: Talk): Decision => {
  const talk: Talk = { ...before, language: before.language === null ? language : languageOf(text, before.language) }
  const topic = topics.chat(chatKey)
  const reply = replyTo({ me: as, text, seed: messageKey, talk })
  const readAfterMs = within(takes.read, messageKey)
  return {
    over: [topic],
    plans: [
      { afterMs: readAfterMs, topic, as, act: { do: "ReadChat", chatKey, messageKey } },
      { afterMs: readAfterMs + typing(reply), topic, as, act: say({ to: by, seed: messageKey, text: reply }) },
    ],
    talks: [[pairOf(as, by), talk]],
  }
}

/** An executant works and waits for the customer to close; a customer looks at the work and closes. */
const aboutDeal = ({ me: as, by, dealKey, listing }: Saw<"Deal">, talk: Talk): Decision => {
  const { dealt, done } = sideWords(as, languageIn(talk))
  const topic = topics.deal(dealKey)
  const thanks = wayOf(dealt, dealKey)
  const thankedAfterMs = typing(thanks)
  const doneAfterMs = thankedAfterMs + within(takes.work, dealKey)
  const closedAfterMs = doneAfterMs + (as.side === "Customer" ? typing("") : within(takes.patience, dealKey))
  return {
    over: [topics.listing(listing.key)],
    plans: [
      {
        afterMs: thankedAfterMs,
        topic,
        as,
        act: say({ to: by, seed: `${dealKey}/dealt`, text: thanks, about: listing }),
      },
      { afterMs: doneAfterMs, topic, as, act: say({ to: by, seed: `${dealKey}/done`, text: wayOf(done, dealKey) }) },
      { afterMs: closedAfterMs, topic, as, act: { do: "Close", dealKey } },
    ],
    talks: [[pairOf(as, by), { ...talk, about: listing, hasDeal: true }]],
  }
}

const aboutDealEnd = ({ me: as, by, dealKey, how }: Saw<"DealEnd">, talk: Talk): Decision => {
  const topic = topics.deal(dealKey)
  const { feedback, canceled } = sideWords(as, languageIn(talk))
  const details = wayOf(feedback, dealKey)
  const regret = wayOf(canceled, dealKey)
  const plan: Plan =
    how === "Closed"
      ? { afterMs: within(takes.review, dealKey), topic, as, act: { do: "Rate", dealKey, whom: by, details } }
      : { afterMs: typing(regret), topic, as, act: say({ to: by, seed: `${dealKey}/canceled`, text: regret }) }
  return { over: [topic], plans: [plan], talks: [[pairOf(as, by), { ...talk, hasDeal: false }]] }
}

/** `colleagues` are those who are free, `talk` is what there was between the two so far. */
export const decide = (sight: Sight, colleagues: readonly Colleague[], talk: Talk): Decision => {
  if ("me" in sight && !colleagues.some(({ key }) => key === sight.me.key)) return nothing
  switch (sight.saw) {
    case "Listing":
      return aboutListing(sight, colleagues)
    case "Application":
      return aboutApplication(sight, talk)
    case "Withdrawal":
      return { ...nothing, over: [topics.application(sight.applicationKey)] }
    case "Message":
      return aboutMessage(sight, talk)
    case "Deal":
      return aboutDeal(sight, talk)
    case "DealEnd":
      return aboutDealEnd(sight, talk)
  }
}
