/** An account's owner is told when somebody tries wrong passwords at it, once a day. Spec §3 Notification. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { recordAttempt } from "../../../server/db/attempts.ts"
import { guessesAtPerson } from "../../../server/auth/limits.ts"
import { createIdentityUser } from "../../../server/auth/users.ts"
import { issuingOf } from "../auth/exchanging.ts"
import { newVisitor } from "../auth/visitor.ts"
import { dataOf } from "../callers.ts"
import { startApp, type TestApp } from "../harness.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

it("is told in the list of notifications, live, and once", async () => {
  const person = await app.person("Ana Pop")
  const email = "ana@example.com"
  await createIdentityUser(app.db, { email, name: "Ana Pop", password: "the right one", subject: person.subject })
  for (let tries = 0; tries < guessesAtPerson.most; tries++)
    await recordAttempt(app.db, guessesAtPerson, person.subject)

  const visitor = newVisitor(issuingOf(app))
  const { url } = await visitor.authorize()
  for (let tries = 0; tries < 3; tries++)
    expect((await visitor.submit(url, { email, password: "a guess" })).status).toBe(422)

  const { items } = dataOf(await person.notifications.GET("/notification", { params: { query: { top: 20 } } }))
  const warnings = items.filter(({ type }) => type === "SignInFailedRepeatedlyEvent")
  expect(warnings).toMatchObject([
    { source: "Account", level: "Warning", isRead: false, metadata: { profileKey: person.key } },
  ])
  const said = await app.db.selectFrom("outbox").select("hub").where("account_key", "=", person.key).execute()
  expect(said.filter(({ hub }) => hub === "user-notifications")).toHaveLength(items.length)
  expect(app.logged).toEqual([])
})

it("is no reason to fail where there is no account yet to tell", async () => {
  const email = "bea@example.com"
  const made = await createIdentityUser(app.db, { email, name: "Bea Lund", password: "the right one" })
  const subject = "subject" in made ? made.subject : ""
  for (let tries = 0; tries < guessesAtPerson.most; tries++) await recordAttempt(app.db, guessesAtPerson, subject)
  const visitor = newVisitor(issuingOf(app))
  const { url } = await visitor.authorize()
  expect((await visitor.submit(url, { email, password: "a guess" })).status).toBe(422)
  expect((await visitor.submit(url, { email, password: "the right one" })).status).toBe(303)
  expect(app.logged).toEqual([])
})
