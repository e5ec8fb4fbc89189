/** A case for every operation of the contract. */
import type { OperationId } from "../../../server/contract/shapes.ts"
import type { Cases } from "../asking.ts"
import { accountCases } from "./account.ts"
import { applicationCases } from "./applications.ts"
import { dealCases } from "./deals.ts"
import { endingCases } from "./endings.ts"
import { keptCases } from "./kept.ts"
import { moderationCases } from "./moderation.ts"
import { listingCases } from "./listings.ts"
import { offerApplicationCases } from "./offer-applications.ts"
import { orderCases } from "./orders.ts"
import { outsideCases } from "./outside.ts"
import { profileCases } from "./profiles.ts"
import { talkCases } from "./talk.ts"

/** The compiler sees to it that no operation is forgotten. */
export const allCases: Cases<OperationId> = {
  ...accountCases,
  ...applicationCases,
  ...dealCases,
  ...endingCases,
  ...keptCases,
  ...moderationCases,
  ...listingCases,
  ...offerApplicationCases,
  ...orderCases,
  ...outsideCases,
  ...profileCases,
  ...talkCases,
}
