/** The parts that rows of every kind share: whose they are, what they are about, and how grave they are. Spec §3. */
import type { NotificationLevel, NotificationSource, NotificationSubject } from "../../../src/domain/notifications.ts"

export interface Row {
  readonly source: NotificationSource
  readonly level: NotificationLevel
  readonly subject: NotificationSubject
  readonly says: string
  readonly icon: string
  readonly leads: string | null
  readonly tone: string
  readonly push: readonly [title: string, text: string]
}

export const anna = "anna"
export const painters = "painters"
export const order = { profileKey: anna, orderKey: "o1", orderName: "Paint a kitchen" }
export const offer = { profileKey: painters, offerKey: "f1", offerName: "Hedges and lawns" }
export const reason = "ObsceneLanguage"

export const [success, warning, error] = [
  { level: "Success", tone: "success" },
  { level: "Warning", tone: "warning", icon: "warning" },
  { level: "Error", tone: "error", icon: "error" },
] as const
export const forCustomer = { level: "Info", tone: "customer" } as const
export const forExecutant = { level: "Info", tone: "executant" } as const
