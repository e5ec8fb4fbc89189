/** Deals: made by accepting an application, shown to both parties. Spec §7 Deals; D54–D59. */
import { dealStatusNumbers } from "../../src/domain/deals.ts"
import { textLimits } from "../../src/domain/limits.ts"
import { multiLine, textAreaRules } from "../../src/domain/text.ts"
import type { Db, Handlers, Services } from "../contract/context.ts"
import { readFilter, readSort, whereFilter, type FilterField } from "../contract/filters.ts"
import { forbidden, notFound, refused } from "../contract/refusals.ts"
import { applicantsOf, lockedApplication, recountApplications } from "../domain/applications.ts"
import { archiveOrder, makeDeal } from "../domain/deals.ts"
import { requireNoErrors } from "../domain/fields.ts"
import { lockedOwnOrder, ownExecutantRow, requireOwnProfile } from "../domain/ownership.ts"
import { tellOwnersAct } from "../tell/applications.ts"
import { tellAccount, tellDeal, tellOrder } from "../tell/system.ts"
import { notify } from "../tell/user.ts"
import { deal, deals } from "../views/deals.ts"
import { shownOrderRows } from "../views/orders.ts"

const filterFields: Readonly<Record<string, FilterField>> = {
  Status: { column: "deals.status", values: dealStatusNumbers },
}

const sortFields = { CreatedDate: "deals.created_date", UpdatedDate: "deals.updated_date" } as const

interface ListQuery {
  readonly top?: number
  readonly skip?: number
  readonly filter?: string
  readonly sortBy?: string
}

const listOf = async (
  db: Db,
  services: Services,
  of: { readonly column: "customer_key" | "executant_key"; readonly key: string },
  { top = 20, skip = 0, filter, sortBy }: ListQuery,
) => {
  const condition = filter === undefined ? null : readFilter(filter, filterFields)
  const sort = readSort(sortBy, sortFields, { column: "deals.updated_date", direction: "desc" })
  const list = db
    .selectFrom("deals")
    .where(of.column, "=", of.key)
    .$if(condition !== null, (rows) =>
      rows.where((where) => (condition === null ? where.lit(true) : whereFilter(where, condition))),
    )
  const { count } = await list.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow()
  const rows = await list
    .select("key")
    .orderBy(sort.column, sort.direction)
    .orderBy("key")
    .limit(top)
    .offset(skip)
    .execute()
  return {
    count: Number(count),
    items: await deals(
      db,
      services,
      rows.map((row) => row.key),
    ),
  }
}

type Operations = "acceptOrderApplication" | "getDeal" | "listCustomerDeals" | "listExecutantDeals"

export const dealRoutes: Handlers<Operations> = {
  acceptOrderApplication: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path, body } }) => {
      requireNoErrors({ description: textAreaRules(body.description, textLimits.dealDescription) })
      const order = await lockedOwnOrder(db, caller, path.id)
      const application = await lockedApplication(db, order.key, path.appKey)
      if (order.status !== "Published")
        throw refused("OrderInvalidStateException", `An order that is ${order.status} makes no deals.`)
      const shown = (await shownOrderRows(db, [order.key])).get(order.key)
      const before = await applicantsOf(db, order.key)
      const accepted = before.find(({ key }) => key === application.key)
      if (shown === undefined || accepted === undefined) throw notFound()
      const made = await makeDeal(db, services, {
        order: shown,
        application,
        executantAccountKey: accepted.account_key,
        description: multiLine(body.description),
      })
      const others = before.filter(({ key }) => key !== application.key)
      const rejected = body.moveToArchive ? await archiveOrder(db, services, shown, others) : []
      await recountApplications(db, order.key)
      // An archived order shows as archived in every application to it, long ended ones included.
      const alsoChanged = body.moveToArchive ? others.filter((one) => !rejected.includes(one)) : []
      return {
        tell: [
          ...tellOwnersAct(db, services, {
            order,
            applicants: [accepted, ...alsoChanged],
            type: "ApplicationAcceptedEvent",
          }),
          ...tellOwnersAct(db, services, { order, applicants: rejected, type: "ApplicationRejectedEvent" }),
          tellOrder(db, services, order, body.moveToArchive ? "OrderArchivedEvent" : "OrderChangedEvent"),
          tellDeal(db, services, order.account_key, made.key, "DealCreatedEvent"),
          tellDeal(db, services, accepted.account_key, made.key, "DealCreatedEvent"),
          tellAccount(db, services, order.account_key, "AccountChangedEvent"),
          notify(db, services, {
            accountKey: accepted.account_key,
            source: "Deal",
            type: "DealCreatedEvent",
            level: "Success",
            metadata: {
              profileKey: accepted.executant_key,
              dealKey: made.key,
              dealNumber: made.number,
              orderKey: order.key,
              orderName: shown.name,
              applicationKey: application.key,
            },
          }),
          ...rejected.map((one) =>
            notify(db, services, {
              accountKey: one.account_key,
              source: "Application",
              type: "ApplicationRejectedEvent",
              level: "Info",
              metadata: {
                profileKey: one.executant_key,
                orderKey: order.key,
                orderName: shown.name,
                applicationKey: one.key,
              },
            }),
          ),
        ],
        answer: () => deal(db, services, made.key),
      }
    },
  },

  getDeal: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      await requireOwnProfile(db, caller, query.participantKey)
      const found = await deal(db, services, path.key)
      if (found.customer.key !== query.participantKey && found.executant.key !== query.participantKey) throw forbidden()
      return found
    },
  },

  listCustomerDeals: {
    kind: "read",
    access: "account",
    handle: ({ db, services, caller, input: { query } }) =>
      listOf(db, services, { column: "customer_key", key: caller.accountKey }, query),
  },

  listExecutantDeals: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller, input: { path, query } }) => {
      await ownExecutantRow(db, caller, path.key)
      return listOf(db, services, { column: "executant_key", key: path.key }, query)
    },
  },
}
