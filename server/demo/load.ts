/** Loads the demo's people and orders once, by the server's own handlers, so that nothing in it could not happen. D113. */
import type { Kysely } from "kysely"
import { createIdentityUser } from "../auth/users.ts"
import type { Services } from "../contract/context.ts"
import { runHandler, type AnyHandler } from "../contract/transactions.ts"
import { categoryKey } from "../data/classificator.ts"
import { keyNamed } from "../data/keys.ts"
import { withTransaction } from "../db/database.ts"
import { appendNotices } from "../db/notices.ts"
import type { Schema } from "../db/schema.ts"
import { decideExecutant } from "../moderation/decisions.ts"
import { decideListing } from "../moderation/listings.ts"
import { automaticPolicy } from "../moderation/policy.ts"
import { handlers } from "../routes/all.ts"
import { demoOrders, type DemoOrder } from "./orders.ts"
import { demoPassword, demoPeople, type DemoExecutant, type DemoPerson } from "./people.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

const subjectOf = (email: string): string => keyNamed(`person/${email}`)

const dayAfter = (now: Date, days: number): string => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)

interface Act {
  readonly handler: AnyHandler
  readonly operationId: string
  readonly person: Pick<DemoPerson, "email" | "name">
  readonly input: object
  readonly at: Date
}

const loader = (db: Kysely<Schema>, services: Services) => {
  const act = async ({ handler, operationId, person, input, at }: Act): Promise<{ readonly key: string }> => {
    const { answer } = await runHandler(db, {
      handler,
      operationId,
      identified: { subject: subjectOf(person.email), name: person.name, email: person.email, roles: [] },
      idempotencyKey: null,
      changes: true,
      checkNotice: (notice) => notice,
      asked: {
        services: { ...services, now: () => at },
        input: { path: {}, query: {}, header: {}, body: undefined, ...input },
        language: "en-US",
        address: "demo",
      },
    })
    return answer as { readonly key: string }
  }

  /** Nobody waits three seconds for each of them: what moderation would do later is done at once. */
  const decide = (
    decideOne: (
      trx: Parameters<Parameters<typeof withTransaction>[1]>[0],
      at: Services,
    ) => ReturnType<typeof decideExecutant>,
    at: Date,
  ) =>
    withTransaction(db, async (trx) => {
      const decided = await decideOne(trx, { ...services, now: () => at })
      await appendNotices(trx, decided?.tell ?? [])
    })

  const addPerson = async (person: DemoPerson, at: Date): Promise<void> => {
    const { email, name } = person
    await createIdentityUser(db, { email, name, password: demoPassword, subject: subjectOf(email) })
    if (person.isNew) return
    const header = { "Content-Language": "en-US" }
    await act({ handler: handlers.createAccount, operationId: "createAccount", person, input: { header }, at })
    for (const executant of person.executants) await addExecutant(person, executant, at)
  }

  const addExecutant = async (person: DemoPerson, { name, icon, description }: DemoExecutant, at: Date) => {
    const body = { name, classificatorPrimaryKey: categoryKey(icon), description }
    const input = { body, query: { publish: true } }
    const made = await act({ handler: handlers.createExecutant, operationId: "createExecutant", person, input, at })
    await decide((trx, then) => decideExecutant(trx, then, automaticPolicy, made.key), at)
  }

  const addOrder = async (order: DemoOrder, at: Date): Promise<void> => {
    const person = demoPeople.find(({ email }) => email === order.by)
    if (person === undefined) throw new Error(`The demo has nobody at ${order.by}.`)
    const [icon, child] = order.category
    const [value, measurementUnit, code] = order.price ?? []
    const startDate = dayAfter(services.now(), order.startsInDays)
    const body = {
      name: order.name,
      description: order.description,
      classificatorPrimaryKey: categoryKey(icon, child),
      price:
        order.price === undefined
          ? { byAgreement: true, rate: null }
          : { byAgreement: false, rate: { value, measurementUnit, currency: { code } } },
      startDate,
      endDate: dayAfter(services.now(), order.startsInDays + order.lastsDays - 1),
    }
    const made = await act({ handler: handlers.createOrder, operationId: "createOrder", person, input: { body }, at })
    const { latest_version_key: versionKey } = await db
      .selectFrom("listings")
      .select("latest_version_key")
      .where("key", "=", made.key)
      .executeTakeFirstOrThrow()
    await decide(
      (trx, then) => decideListing(trx, then, automaticPolicy, { kind: "Order", key: made.key, versionKey }),
      at,
    )
  }

  return { addPerson, addOrder }
}

/** Nothing happens where there is anybody already. */
export const loadDemo = async (db: Kysely<Schema>, services: Services): Promise<void> => {
  const somebody = await db.selectFrom("identity_users").select("subject").limit(1).executeTakeFirst()
  if (somebody !== undefined) return
  const { addPerson, addOrder } = loader(db, services)
  const now = services.now().getTime()
  for (const person of demoPeople) await addPerson(person, new Date(now - dayMs))
  for (const [place, order] of demoOrders.entries())
    await addOrder(order, new Date(now - (demoOrders.length - place) * hourMs))
  // All of it is old news to the demo's people.
  await db.deleteFrom("jobs").execute()
  await db.updateTable("notifications").set({ is_read: true }).execute()
}
