/** How many applied to an order and how many of them are new, asked for when there can be any. Spec §3; D55. */
import type { ApplicationCounts } from "../../../domain/applications.ts"
import type { Order } from "../../../domain/orders.ts"
import { applicationCounts, applications } from "../../../projections/applications.ts"
import { onceKnown, useFresh } from "../../app/fresh.ts"
import { useReadModel } from "../../app/read-models.ts"

/** Undefined while not known. Nobody has applied to an order that says so, so then nothing is asked. */
export const useApplicationCounts = (
  order: Pick<Order, "key" | "applications"> | undefined,
): ApplicationCounts | undefined => {
  const key = order?.key ?? ""
  const counts = useReadModel(applications, applicationCounts, key)
  const nobody = order === undefined || order.applications === 0
  useFresh({
    command: nobody ? null : { type: "LoadApplicationCounts", orderKey: key },
    known: onceKnown(counts !== undefined),
  })
  return counts
}
