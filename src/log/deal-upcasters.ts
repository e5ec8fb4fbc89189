/** Deal events as they were recorded before their listing had a kind, and a place → today's; and one that is none any more. Spec §3 Deal. */
import { each, inEvent, within } from "./reshaping.ts"

/** Recorders of that version had come to deals by orders alone: offers had no screens. */
const deal = within({ subject: within({ kind: () => "Order" }) })

/** Nothing was kept of the place. */
const placeless = within({ subject: within({ place: () => null }) })
const aboutPlaceless = inEvent({ deal: placeless })

export const dealUpcasters = {
  DealsPageLoaded: { 1: inEvent({ deals: each(deal) }), 2: inEvent({ deals: each(placeless) }) },
  DealLoaded: { 1: inEvent({ deal }), 2: aboutPlaceless },
  DealCreated: { 1: inEvent({ deal }), 2: aboutPlaceless },
  DealClosed: { 1: aboutPlaceless },
  DealCanceled: { 1: aboutPlaceless },
  // The event did not say for which profile; the failure of the command that asked says so now (E350).
  DealUnavailable: { 1: () => null },
}
