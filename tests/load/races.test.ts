/** In a race between two nodes one request wins, and the other is refused by name. Spec §4. Law 18. */
import { sql } from "kysely"
import { expect, it } from "vitest"
import { withTransaction } from "../../server/db/database.ts"
import { blockAccount } from "../../server/domain/moderation/block-accounts.ts"
import { blockExecutant } from "../../server/domain/moderation/block-executants.ts"
import { applied, atWork, both, dealt, onSale } from "../contract/situations.ts"
import { eventually } from "../server/callers.ts"
import type { Person } from "../server/harness.ts"
import { accept, apply, ownOrder } from "../server/market.ts"
import { onTwoNodes, race, times, went } from "./racing.ts"

onTwoNodes((arena) => {
  const accepting =
    (person: Person, node: 0 | 1, id: string, appKey: string, moveToArchive = false) =>
    () =>
      arena()
        .on(node, person)
        .core.POST("/orders/{id}/applications/{appKey}/accept", {
          params: { path: { id, appKey } },
          body: { description: "", moveToArchive },
        })

  const leaving = (person: Person, node: 0 | 1, move: "archive" | "cancel", key: string) => () =>
    arena()
      .on(node, person)
      .core.PUT(`/orders/{key}/${move}`, { params: { path: { key } } })

  const closing = (person: Person, node: 0 | 1, key: string, participantKey: string) => () =>
    arena()
      .on(node, person)
      .core.POST("/deals/{key}/close", { params: { path: { key } }, body: { participantKey } })

  const dealsOf = async (orderKey: string): Promise<readonly string[]> => {
    const rows = await arena().app.db.selectFrom("deals").select("status").where("listing_key", "=", orderKey).execute()
    return rows.map(({ status }) => status)
  }

  const applicationsOf = async (orderKey: string): Promise<readonly string[]> => {
    const query = arena().app.db.selectFrom("applications").select("status").where("listing_key", "=", orderKey)
    return (await query.execute()).map(({ status }) => status)
  }

  it.each(times)("makes one deal of an application that is accepted twice (%i)", async () => {
    const { customer, order, application } = await applied(arena().app)
    const ends = await race(
      accepting(customer, 0, order.key, application.key),
      accepting(customer, 1, order.key, application.key),
    )
    expect(ends.toSorted()).toEqual(["ApplicationInvalidStateException", "well"])
    expect(await dealsOf(order.key)).toEqual(["InProgress"])
  })

  it.each(times)("lets one of two profiles have the order that is archived with it (%i)", async () => {
    const { customer, order, application } = await applied(arena().app)
    const { worker, executant } = await atWork(arena().app)
    const other = await apply(worker, executant.key, order.key)
    const ends = await race(
      accepting(customer, 0, order.key, application.key, true),
      accepting(customer, 1, order.key, other.key, true),
    )
    expect(ends.toSorted()).toEqual(["OrderInvalidStateException", "well"])
    expect(await dealsOf(order.key)).toEqual(["InProgress"])
    expect((await applicationsOf(order.key)).toSorted()).toEqual(["Accepted", "Rejected"])
  })

  it.each(times)("leaves no application open on an order that is archived meanwhile (%i)", async () => {
    const { customer, order, worker, executant } = await both(arena().app)
    const path = { id: order.key, executantKey: executant.key }
    const [archived, sent] = await race(leaving(customer, 0, "archive", order.key), () =>
      arena().on(1, worker).core.POST("/orders/{id}/applications/executant/{executantKey}", { params: { path } }),
    )
    expect(archived).toBe("well")
    expect(["well", "OrderInvalidStateException"]).toContain(sent)
    expect(await applicationsOf(order.key)).toEqual(sent === "well" ? ["Rejected"] : [])
  })

  it.each(times)("ends a deal once, closed or cancelled (%i)", async () => {
    const { customer, order, worker, executant, deal } = await dealt(arena().app)
    const body = { participantKey: executant.key, reason: "IncorrectPrice" } as const
    const ends = await race(closing(customer, 0, deal.key, customer.key), () =>
      arena()
        .on(1, worker)
        .core.POST("/deals/{key}/cancel", { params: { path: { key: deal.key } }, body }),
    )
    expect(ends.toSorted()).toEqual(["DealInvalidStateException", "well"])
    expect(await dealsOf(order.key)).toEqual([ends[0] === "well" ? "Closed" : "Canceled"])
  })

  it.each(times)("archives an order or cancels it (%i)", async () => {
    const { customer, order } = await onSale(arena().app)
    const ends = await race(leaving(customer, 0, "archive", order.key), leaving(customer, 1, "cancel", order.key))
    expect(ends.toSorted()).toEqual(["OrderInvalidStateException", "well"])
    expect((await ownOrder(customer, order.key)).status).toBe(ends[0] === "well" ? "Archived" : "Canceled")
  })

  it.each(times)("accepts an application or lets it be taken back (%i)", async () => {
    const { customer, order, worker, executant, application } = await applied(arena().app)
    const params = { path: { id: order.key, key: application.key }, query: { executantKey: executant.key } }
    const ends = await race(accepting(customer, 0, order.key, application.key), () =>
      arena().on(1, worker).core.POST("/orders/{id}/applications/{key}/cancel", { params }),
    )
    expect(ends.toSorted()).toEqual(["ApplicationInvalidStateException", "well"])
    expect(await dealsOf(order.key)).toEqual(ends[0] === "well" ? ["InProgress"] : [])
  })

  it.each(times)("closes an archived order when its last two deals are closed at once (%i)", async () => {
    const { customer, order, worker, executant, application } = await applied(arena().app)
    const second = await atWork(arena().app)
    const other = await apply(second.worker, second.executant.key, order.key)
    const deals = [await accept(customer, application), await accept(customer, other, true)]
    const ends = await race(
      closing(worker, 0, deals[0]?.key ?? "", executant.key),
      closing(second.worker, 1, deals[1]?.key ?? "", second.executant.key),
    )
    expect(ends).toEqual(["well", "well"])
    expect((await ownOrder(customer, order.key)).status).toBe("Closed")
  })

  it.each(["profile", "account"])("takes no application while the %s that applies is being blocked", async (what) => {
    const { app } = arena()
    const { order, worker, executant } = await both(app)
    const { services } = app.app
    const path = { id: order.key, executantKey: executant.key }
    const apply = () => worker.core.POST("/orders/{id}/applications/executant/{executantKey}", { params: { path } })
    let sent = Promise.resolve("")
    await withTransaction(app.db, async (trx) => {
      await (what === "profile"
        ? blockExecutant(trx, services, executant.key, "Other")
        : blockAccount(trx, services, worker.key, "Other"))
      let isOver = false
      sent = apply()
        .then(went)
        .finally(() => {
          isOver = true
        })
      const waits = sql<{ count: number }>`select count(*)::integer as count from pg_locks where not granted`
      await eventually(async () => isOver || (await waits.execute(app.db)).rows.some(({ count }) => count > 0) || null)
    })
    expect(["ExecutantInvalidStateException", "ForbiddenException"]).toContain(await sent)
    expect(await applicationsOf(order.key)).toEqual([])
  })
})
