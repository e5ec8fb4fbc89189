/** All listings of the demo, root category by root category. */
import { appliancesOffers, appliancesOrders } from "./appliances.ts"
import { constructionOffers, constructionOrders } from "./construction.ts"
import { consultingOffers, consultingOrders } from "./consulting.ts"
import { designOffers, designOrders } from "./design.ts"
import { ecologyOffers, ecologyOrders } from "./ecology.ts"
import { educationOffers, educationOrders } from "./education.ts"
import { eventsOffers, eventsOrders } from "./events.ts"
import { financeOffers, financeOrders } from "./finance.ts"
import { gardeningOffers, gardeningOrders } from "./gardening.ts"
import { healthOffers, healthOrders } from "./health.ts"
import { householdOffers, householdOrders } from "./household.ts"
import { itOffers, itOrders } from "./it.ts"
import { legalOffers, legalOrders } from "./legal.ts"
import type { DemoOffer, DemoOrder } from "./listing.ts"
import { marketingOffers, marketingOrders } from "./marketing.ts"
import { mediaOffers, mediaOrders } from "./media.ts"
import { professionalOffers, professionalOrders } from "./professional.ts"
import { realEstateOffers, realEstateOrders } from "./real-estate.ts"
import { securityOffers, securityOrders } from "./security.ts"
import { tourismOffers, tourismOrders } from "./tourism.ts"
import { tradeOffers, tradeOrders } from "./trade.ts"
import { translationOffers, translationOrders } from "./translation.ts"
import { transportOffers, transportOrders } from "./transport.ts"
import { vehiclesOffers, vehiclesOrders } from "./vehicles.ts"
import { vipOffers, vipOrders } from "./vip.ts"

export const demoOrders: readonly DemoOrder[] = [
  ...transportOrders,
  ...eventsOrders,
  ...translationOrders,
  ...legalOrders,
  ...itOrders,
  ...educationOrders,
  ...tradeOrders,
  ...financeOrders,
  ...professionalOrders,
  ...realEstateOrders,
  ...healthOrders,
  ...ecologyOrders,
  ...appliancesOrders,
  ...vipOrders,
  ...householdOrders,
  ...vehiclesOrders,
  ...mediaOrders,
  ...consultingOrders,
  ...gardeningOrders,
  ...tourismOrders,
  ...designOrders,
  ...securityOrders,
  ...marketingOrders,
  ...constructionOrders,
]

export const demoOffers: readonly DemoOffer[] = [
  ...transportOffers,
  ...eventsOffers,
  ...translationOffers,
  ...legalOffers,
  ...itOffers,
  ...educationOffers,
  ...tradeOffers,
  ...financeOffers,
  ...professionalOffers,
  ...realEstateOffers,
  ...healthOffers,
  ...ecologyOffers,
  ...appliancesOffers,
  ...vipOffers,
  ...householdOffers,
  ...vehiclesOffers,
  ...mediaOffers,
  ...consultingOffers,
  ...gardeningOffers,
  ...tourismOffers,
  ...designOffers,
  ...securityOffers,
  ...marketingOffers,
  ...constructionOffers,
]
