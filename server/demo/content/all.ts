/** All listings of the demo. D113. */
import { eventsOffers, eventsOrders } from "./events.ts"
import { itOffers, itOrders } from "./it.ts"
import type { DemoOffer, DemoOrder } from "./listing.ts"
import { translationOffers, translationOrders } from "./translation.ts"
import { transportOffers, transportOrders } from "./transport.ts"

export const demoOrders: readonly DemoOrder[] = [...transportOrders, ...eventsOrders, ...translationOrders, ...itOrders]

export const demoOffers: readonly DemoOffer[] = [...transportOffers, ...eventsOffers, ...translationOffers, ...itOffers]
