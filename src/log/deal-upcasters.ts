/** Deal events of version 1, which did not say of what kind their listing was → version 2; and one that is none any more. Spec §3 Deal. */
import { each, inEvent, within } from "./reshaping.ts"

/** Those who recorded them had come by orders: offers had no screens. */
const deal = within({ subject: within({ kind: () => "Order" }) })

export const dealUpcasters = {
  DealsPageLoaded: { 1: inEvent({ deals: each(deal) }) },
  DealLoaded: { 1: inEvent({ deal }) },
  DealCreated: { 1: inEvent({ deal }) },
  // It did not say for which profile; that is now the failure of the command that asked as it (E350).
  DealUnavailable: { 1: () => null },
}
