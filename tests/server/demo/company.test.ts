/** The demo company lives a story with one person, from listing to feedback, over HTTP and the hubs. */
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { createIdentityUser } from "../../../server/auth/users.ts"
import type { Company } from "../../../server/demo-company/company.ts"
import { subjectOf } from "../../../server/demo/acting.ts"
import { openCompany } from "../../../server/demo/hiring.ts"
import { newVisitor } from "../auth/visitor.ts"
import { dataOf, eventually } from "../callers.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { hubClient, type HubClient } from "../hubs/hub-server.ts"
import { accept, apply, createOrder, publishedExecutant, publishedOrder, say } from "../market.ts"
import { acceptOfferApplication, publishedOffer } from "../offering.ts"

const password = "correct horse battery"
const pace = { times: 0.01, everyMs: 10, watchEveryMs: 30 }

let app: TestApp
let tom: Person
let ellen: Person
let mira: Person
let tomsProfile: string
const companies: Company[] = []
const windows: HubClient[] = []

const withAccount = async (name: string, subject: string, token: string): Promise<Person> => {
  const calls = app.callerWith(token)
  const header = { "Content-Language": "en-US" } as const
  const { key } = dataOf(await calls.core.POST("/account/create", { params: { header } }))
  return { ...calls, key, name, subject, token, decided: app.decided }
}

/** One of the demo's people; the others have no password here, so that nobody can act as them. */
const hired = async (name: string): Promise<Person> => {
  const email = `${name.toLowerCase()}@demo.example`
  const subject = subjectOf(email)
  await createIdentityUser(app.db, { subject, email, name: `Demo ${name}`, password })
  return withAccount(name, subject, await app.token({ sub: subject, name: `Demo ${name}`, email }))
}

const signedUp = async (name: string): Promise<Person> => {
  const visitor = newVisitor({ publicUrl: app.url, issuer: app.config.issuer.issuer })
  const { access_token: token } = await visitor.register({ name, email: `${name}@example.com`, password })
  return withAccount(name, name, token)
}

const sitDown = async ({ token }: Person): Promise<void> => {
  const window = hubClient({ origin: app.url, token: () => token, hub: "system-notifications" })
  windows.push(window)
  await window.connection.start()
}

interface Opening {
  readonly also?: () => readonly string[]
  readonly onLook?: () => void
}

const open = ({ also = () => [], onLook = () => undefined }: Opening = {}): void => {
  const signedInAccounts = (): ReadonlySet<string> => {
    onLook()
    return new Set([...app.app.signedInAccounts(), ...also()])
  }
  const report = (error: unknown): never => expect.fail(String(error))
  companies.push(
    openCompany({ db: app.db, issuer: app.config.issuer.issuer, base: app.url, signedInAccounts, report, pace }),
  )
}

beforeAll(async () => {
  app = await startApp()
  tom = await hired("Tom")
  ellen = await hired("Ellen")
  mira = await signedUp("Mira")
  tomsProfile = (await publishedExecutant(tom)).key
})
afterEach(async () => {
  for (const company of companies.splice(0)) await company.close()
  for (const { connection } of windows.splice(0)) await connection.stop()
})
afterAll(() => app.close())

const talkOf = async (profileKey: string, isExecutant: boolean): Promise<readonly string[]> => {
  const params = { query: { top: 20 } }
  const list = isExecutant
    ? await mira.core.GET("/chat/executant/{key}", { params: { ...params, path: { key: profileKey } } })
    : await mira.core.GET("/chat/customer", { params })
  const [chat] = dataOf(list).items
  if (chat === undefined) return []
  const path = { chatKey: chat.chatKey }
  const query = { participantKey: profileKey, top: 20 }
  const { items } = dataOf(await mira.core.GET("/chat/{chatKey}/messages", { params: { path, query } }))
  return items.map(({ messageContent }) => messageContent)
}

const spoken = (profileKey: string, isExecutant: boolean, count: number): Promise<readonly string[]> =>
  eventually(async () => {
    const said = await talkOf(profileKey, isExecutant)
    return said.length >= count ? said : null
  })

const ratedBy = (dealKey: string, participantKey: string) =>
  eventually(async () => {
    const params = { path: { key: dealKey }, query: { participantKey } }
    return (await mira.core.GET("/deals/{key}/feedbacks", { params })).data?.theirs ?? null
  })

const dealAbout = ({ key: orderKey }: { readonly key: string }, executantKey: string) =>
  eventually(async () => {
    const params = { path: { key: executantKey }, query: { top: 10 } }
    const { items } = dataOf(await mira.core.GET("/deals/executant/{key}", { params }))
    return items.find(({ dealSubject }) => dealSubject.key === orderKey) ?? null
  })

it("applies to an order, talks, works and rates, with a customer who does their own part", async () => {
  open()
  await sitDown(mira)
  const order = await publishedOrder(mira)
  const application = await eventually(async () => {
    const params = { path: { id: order.key }, query: { top: 10 } }
    return dataOf(await mira.core.GET("/orders/{id}/applications/customer", { params })).items[0] ?? null
  })
  expect(application.executant.key).toBe(tomsProfile)
  const [opener] = await spoken(mira.key, false, 1)
  expect(opener).toContain(order.name)
  const [chat] = dataOf(await mira.core.GET("/chat/customer", { params: { query: { top: 1 } } })).items
  await say(mira, { chatKey: chat?.chatKey ?? "", authorKey: mira.key, text: "What would it cost?" })
  expect((await spoken(mira.key, false, 3))[2]).toContain("120.50 EUR")

  const { key } = await accept(mira, application)
  await spoken(mira.key, false, 5)
  const closing = await mira.core.POST("/deals/{key}/close", {
    params: { path: { key } },
    body: { participantKey: mira.key },
  })
  // The executant closes the deal too, once the work is done, and may be the first to.
  if (closing.error !== undefined) expect(closing.error).toMatchObject({ type: "DealInvalidStateException" })
  expect(await ratedBy(key, mira.key)).toMatchObject({ rating: 5 })
  const body = { dealKey: key, rating: 5 } as const
  dataOf(await mira.core.POST("/executant/{key}/feedbacks", { params: { path: { key: tomsProfile } }, body }))
})

it("takes up an offer, and accepts who applies, to the end of the deal and its feedback", async () => {
  open()
  await sitDown(mira)
  const { key: mine } = await publishedExecutant(mira)
  const offer = await publishedOffer(mira, mine)
  const application = await eventually(async () => {
    const params = { path: { id: offer.key }, query: { top: 10, executantKey: mine } }
    return dataOf(await mira.core.GET("/offers/{id}/applications", { params })).items[0] ?? null
  })
  expect(application.customer.key).toBe(ellen.key)
  await spoken(mine, true, 1)
  const deal = await acceptOfferApplication(mira, application)
  expect(await ratedBy(deal.key, mine)).toMatchObject({ rating: 5 })

  const order = await publishedOrder(ellen)
  await apply(mira, mine, order.key)
  const second = await dealAbout(order, mine)
  expect(await ratedBy(second.key, mine)).toMatchObject({ rating: 5 })
  const { status } = dataOf(await ellen.core.GET("/orders/{key}/status", { params: { path: { key: order.key } } }))
  expect(status).toBe("Published") // for the next one who comes
})

it("writes to a person in the language that any of them has read", async () => {
  open()
  await sitDown(mira)
  const order = await publishedOrder(mira)
  const said = (profileKey: string, isExecutant: boolean, what: RegExp) =>
    eventually(async () => (await talkOf(profileKey, isExecutant)).find((text) => what.test(text)) ?? null)
  await said(mira.key, false, new RegExp(order.name, "u"))
  const [chat] = dataOf(await mira.core.GET("/chat/customer", { params: { query: { top: 1 } } })).items
  await say(mira, { chatKey: chat?.chatKey ?? "", authorKey: mira.key, text: "Combien de jours vous faut-il ?" })
  await said(mira.key, false, /journée|heures/u)

  const { key: mine } = await publishedExecutant(mira)
  const hers = await publishedOrder(ellen)
  await apply(mira, mine, hers.key)
  await said(mine, true, /^Bonjour/u)
  await ratedBy((await dealAbout(hers, mine)).key, mine) // leaves nothing open
})

it("does nothing while nobody is there, and nothing as somebody who sits there themselves", async () => {
  let looks = 0
  let there: readonly string[] = []
  open({ also: () => there, onLook: () => (looks += 1) })
  const applied = async (key: string): Promise<number> => {
    const from = looks
    await eventually(async () => (looks > from + 20 ? true : null))
    return dataOf(await mira.core.GET("/orders/{id}/applications/count", { params: { path: { id: key } } }))
      .applicationsCount
  }
  const { key } = await createOrder(mira)
  expect(await applied(key)).toBe(0)
  there = [mira.key, tom.key]
  expect(await applied(key)).toBe(0)
})

it("goes on noticing when a visitor has deleted the account of one of them (E321)", async () => {
  open()
  await sitDown(mira)
  const appliedTo = ({ key }: { readonly key: string }) =>
    eventually(async () => {
      const params = { path: { id: key }, query: { top: 10 } }
      return dataOf(await mira.core.GET("/orders/{id}/applications/customer", { params })).items[0] ?? null
    })
  await appliedTo(await publishedOrder(mira))
  expect((await ellen.core.POST("/account/delete")).response.status).toBe(204)
  expect((await appliedTo(await publishedOrder(mira))).executant.key).toBe(tomsProfile)
})
