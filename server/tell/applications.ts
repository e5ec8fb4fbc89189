/** What both sides hear of an application. Spec §3 Event names; D43, D55; E2. */
import type { Db, Services } from "../contract/context.ts"
import type { Notice } from "../db/notices.ts"
import type { Applicant } from "../domain/applications.ts"
import { tellApplications, tellOrder } from "./system.ts"
import { notify } from "./user.ts"

interface Order {
  readonly key: string
  readonly account_key: string
}

/** The name that people know an order by: the approved one, before that the latest. */
export const orderName = async (db: Db, orderKey: string): Promise<string> => {
  const { name } = await db
    .selectFrom("listings")
    .innerJoin("listing_versions", (join) =>
      join.on((on) =>
        on(
          "listing_versions.key",
          "=",
          on.fn.coalesce("listings.published_version_key", "listings.latest_version_key"),
        ),
      ),
    )
    .select("listing_versions.name")
    .where("listings.key", "=", orderKey)
    .executeTakeFirstOrThrow()
  return name
}

interface ApplicantsAct {
  readonly order: Order
  readonly executant: { readonly key: string; readonly name: string; readonly account_key: string }
  readonly applicationKey: string
  readonly type: "ApplicationCreatedEvent" | "ApplicationCanceledEvent"
}

/** An applicant has sent an application or taken it back; the order's owner is notified. */
export const tellApplicantsAct = async (db: Db, services: Services, act: ApplicantsAct): Promise<readonly Notice[]> => {
  const { order, executant, applicationKey, type } = act
  const change = { orderKey: order.key, keys: [applicationKey], type }
  return [
    tellApplications(db, services, { ...change, accountKey: order.account_key, isOwner: true }),
    tellApplications(db, services, { ...change, accountKey: executant.account_key, isOwner: false }),
    tellOrder(db, services, order, "OrderChangedEvent"),
    notify(db, services, {
      accountKey: order.account_key,
      source: "Application",
      type,
      level: "Info",
      metadata: {
        profileKey: order.account_key,
        orderKey: order.key,
        orderName: await orderName(db, order.key),
        applicationKey,
        executantKey: executant.key,
        executantName: executant.name,
      },
    }),
  ]
}

interface OwnersAct {
  readonly order: Order
  readonly applicants: readonly Applicant[]
  readonly type: "ApplicationAcceptedEvent" | "ApplicationRejectedEvent" | "ApplicationsReadEvent"
}

/** The owner or the house has changed applications, or the order that they show: each applicant hears of their own. */
export const tellOwnersAct = (db: Db, services: Services, act: OwnersAct): readonly Notice[] => {
  const { order, applicants, type } = act
  if (applicants.length === 0) return []
  const change = { orderKey: order.key, type }
  const keysOf = (accountKey: string): readonly string[] =>
    applicants.filter((one) => one.account_key === accountKey).map(({ key }) => key)
  return [
    tellApplications(db, services, {
      ...change,
      accountKey: order.account_key,
      keys: applicants.map(({ key }) => key),
      isOwner: true,
    }),
    ...[...new Set(applicants.map(({ account_key: account }) => account))].map((accountKey) =>
      tellApplications(db, services, { ...change, accountKey, keys: keysOf(accountKey), isOwner: false }),
    ),
  ]
}
