/** Wire → domain: the market's numbers. Contract: openapi/schemas/statistics.yaml. */
import type { Statistics } from "../../domain/statistics.ts"
import type { Wire } from "./wire.ts"

export const toStatistics = (wire: Wire["Statistics"]): Statistics => ({
  dealsClosed: wire.dealsClosed,
  dealsInProgress: wire.dealsInProgress,
  offers: wire.offers,
  orders: wire.orders,
  users: wire.users,
  usersOnline: wire.usersOnline,
})
