/** A passkey is the second step of whoever added one, by answers to our own questions alone. */
import { decodeJwt } from "jose"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { secondStepOff } from "../../../server/admin/people.ts"
import { passkeyHost } from "../../../server/auth/passkeys.ts"
import type { LetterOrder } from "../../../server/queue/jobs.ts"
import { freePort } from "../harness.ts"
import { addApp, codesIn, firstStep, stepAddress } from "./authenticator-app.ts"
import { startIdentityServer, type IdentityServer } from "./identity-server.ts"
import { password } from "./letter-box.ts"
import { questionIn, softwarePasskey } from "./software-passkey.ts"
import { newVisitor, type Page, type Visitor } from "./visitor.ts"

const ordered: LetterOrder[] = []

let server: IdentityServer
beforeAll(async () => {
  const port = await freePort()
  server = await startIdentityServer({
    port,
    publicUrl: `http://localhost:${port}`,
    orderLetter: async (order) => {
      ordered.push(order)
      return true
    },
  })
})
beforeEach(() => server.db.deleteFrom("identity_tries").execute())
afterAll(() => server.close())

let people = 0
const newcomer = async () => {
  people += 1
  const email = `key${people}@example.com`
  const device = newVisitor(server)
  const tokens = await device.register({ name: "Ana Pop", email, password })
  return { device, email, subject: decodeJwt(tokens.id_token).sub ?? "" }
}

const page = (device: Visitor, change = "") => device.get(stepAddress(server, change))
const begin = (device: Visitor) => device.submit(stepAddress(server, "/passkey"), { password })
const add = (device: Visitor, answer: string, fields = {}) =>
  device.submit(stepAddress(server, "/passkey/answer"), { answer, passkeyName: "My phone", ...fields })

const withPasskey = async () => {
  const person = await newcomer()
  const passkey = softwarePasskey(server.publicUrl)
  const added = await add(person.device, passkey.made(questionIn(await begin(person.device))))
  expect([added.status, codesIn(added).length]).toEqual([200, 10])
  return { ...person, passkey, codes: codesIn(added) }
}

const isIn = ({ location }: Page): boolean => location?.includes("code=") === true
const respond = (visitor: Visitor, { url }: Page, answer: string, headers = {}) =>
  visitor.submit(url, { answer }, headers)
const keyOf = async (device: Visitor): Promise<string> =>
  /passkey\/removal\?key=([\w-]+)/u.exec((await page(device)).text)?.[1] ?? ""
const kept = (subject: string) =>
  server.db.selectFrom("identity_passkeys").selectAll().where("subject", "=", subject).execute()

describe("a passkey", () => {
  it("is added with the password, by a name, and its owner is told", async () => {
    const { device, subject, email } = await newcomer()
    expect((await page(device)).text).toContain("Add a passkey")
    const wrong = await device.submit(stepAddress(server, "/passkey"), { password: "not this one" })
    expect([wrong.status, wrong.text.includes("data-passkey")]).toEqual([422, false])
    const created = await begin(device)
    expect(created.text).toContain('value="Passkey 1"')
    expect(created.text).toMatch(/<script src="\/identity\/webauthn\.js" defer>/u)
    const question = questionIn(created)
    expect(question).toMatchObject({
      rp: { id: "localhost", name: "Handra" },
      user: { name: email, id: Buffer.from(subject).toString("base64url") },
      attestation: "none",
    })
    expect(Buffer.from(question.challenge, "base64url").length).toBeGreaterThanOrEqual(16)
    const passkey = softwarePasskey(server.publicUrl)
    const done = await add(device, passkey.made(question), { passkeyName: ' The <b>"$&" key ' })
    expect([done.status, codesIn(done).length]).toEqual([200, 10])
    const { text } = await page(device)
    expect(text).toContain("The &lt;b&gt;&quot;$&amp;&quot; key")
    expect([text.includes("The second step is on."), text.includes("Not used yet.")]).toEqual([true, true])
    expect(ordered.at(-1)).toMatchObject({ about: "secondStep", change: "passkeyAdded", email })
    expect(server.logged.join("\n")).toContain("second-step.passkey-added")
  })

  it("signs in after the password, and says so in the token", async () => {
    const { device, email, passkey } = await withPasskey()
    const visitor = newVisitor(server)
    const asked = await firstStep(visitor, email)
    expect(asked.text).toContain("Sign in with a passkey")
    const done = await respond(visitor, asked, passkey.signed(questionIn(asked)))
    expect(decodeJwt((await visitor.redeem(done.location ?? "")).id_token)["amr"]).toEqual(["pwd", "hwk", "mfa"])
    expect((await page(device)).text).toContain("Last used on")
  })

  it("is removed with the password, and the second step with the last one", async () => {
    const { device, email, subject } = await withPasskey()
    const key = await keyOf(device)
    const asked = await page(device, `/passkey/removal?key=${key}`)
    expect(asked.text).toContain("Remove the passkey “My phone”?")
    const address = stepAddress(server, `/passkey/removal?key=${key}`)
    expect((await device.submit(address, { password: "not this one" })).status).toBe(422)
    expect(await kept(subject)).toHaveLength(1)
    expect((await device.submit(address, { password })).text).toContain("The second step is off.")
    expect(await kept(subject)).toEqual([])
    expect(ordered.at(-1)).toMatchObject({ change: "passkeyRemoved", email })
    expect(isIn(await firstStep(newVisitor(server), email))).toBe(true)
  })

  it("of somebody else is neither removed nor taken", async () => {
    const [one, two] = [await withPasskey(), await withPasskey()]
    const address = stepAddress(server, `/passkey/removal?key=${await keyOf(one.device)}`)
    expect((await two.device.submit(address, { password })).url).toBe(stepAddress(server))
    expect(await kept(one.subject)).toHaveLength(1)
    const visitor = newVisitor(server)
    const asked = await firstStep(visitor, one.email)
    expect((await respond(visitor, asked, two.passkey.signed(questionIn(asked)))).status).toBe(422)
  })

  it("is offered beside the app and recovery codes, each on a page of its own", async () => {
    const { email, subject, codes, passkey } = await withPasskey()
    const app = await addApp(server.db, subject)
    const visitor = newVisitor(server)
    const asked = await firstStep(visitor, email)
    expect(asked.text).toContain("by=app")
    const byApp = await visitor.get(`${asked.url}?by=app`)
    expect([byApp.text.includes("data-passkey"), byApp.text.includes("by=passkey")]).toEqual([false, true])
    expect((await visitor.submit(`${asked.url}?by=recovery`, { code: app.code() })).status).toBe(422)
    expect(isIn(await visitor.submit(`${asked.url}?by=app`, { code: app.code() }))).toBe(true)
    const lost = newVisitor(server)
    const again = await firstStep(lost, email)
    expect(isIn(await lost.submit(`${again.url}?by=recovery`, { code: codes[0] ?? "" }))).toBe(true)
    const third = newVisitor(server)
    const last = await firstStep(third, email)
    expect(isIn(await respond(third, last, passkey.signed(questionIn(last))))).toBe(true)
  })

  it("goes where the operator turns the second step off", async () => {
    const { email, subject } = await withPasskey()
    expect(await secondStepOff(server.db, email)).toMatchObject({ done: expect.any(String) })
    expect(await kept(subject)).toEqual([])
    expect(isIn(await firstStep(newVisitor(server), email))).toBe(true)
  })

  it("has no more than ten beside it", async () => {
    const { device, subject } = await withPasskey()
    const [row] = await kept(subject)
    if (row === undefined) throw new Error("There is no passkey.")
    for (let turn = 0; turn < 9; turn += 1)
      await server.db
        .insertInto("identity_passkeys")
        .values({ ...row, key: crypto.randomUUID(), credential: `${turn} of ${subject}`, transports: [] })
        .execute()
    expect((await page(device)).text).not.toContain("Add a passkey")
    expect((await page(device, "/passkey")).url).toBe(stepAddress(server))
  })
})

describe("an answer to sign in with", () => {
  it.each([
    ["of another site", { origin: "https://elsewhere.example" }],
    ["for another host", { rpId: "elsewhere.example" }],
    ["to another question", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
    ["without anybody there", { isPresent: false }],
    ["of a copy that counts less", { counter: 1 }],
  ])("%s lets nobody in", async (_what, lie) => {
    const { email, passkey } = await withPasskey()
    const visitor = newVisitor(server)
    const asked = await firstStep(visitor, email)
    const refused = await respond(visitor, asked, passkey.signed(questionIn(asked), lie))
    expect([refused.status, refused.text.includes("was not confirmed")]).toEqual([422, true])
    expect(isIn(await respond(visitor, refused, passkey.signed(questionIn(refused))))).toBe(true)
  })

  it.each(["", "{}", "null", "[1]", '{"id":"x"}', '{"id":"\\u0000"}', '{"id":5,"response":{}}', "not JSON"])(
    "that is %j lets nobody in",
    async (answer) => {
      const { email } = await withPasskey()
      const visitor = newVisitor(server)
      expect((await respond(visitor, await firstStep(visitor, email), answer)).status).toBe(422)
    },
  )

  it("counts once, and in the browser that was asked", async () => {
    const { email, passkey } = await withPasskey()
    const [one, two] = [newVisitor(server), newVisitor(server)]
    const [asked, other] = [await firstStep(one, email), await firstStep(two, email)]
    const answer = passkey.signed(questionIn(asked))
    expect((await respond(two, other, answer)).status).toBe(422)
    expect(isIn(await respond(one, asked, answer))).toBe(true)
    expect((await respond(one, asked, answer)).status).toBe(400)
  })

  it("of another site's form is refused", async () => {
    const { email, passkey } = await withPasskey()
    const visitor = newVisitor(server)
    const asked = await firstStep(visitor, email)
    const headers = { origin: "https://elsewhere.example" }
    expect((await respond(visitor, asked, passkey.signed(questionIn(asked)), headers)).status).toBe(403)
  })
})

describe("an answer to add one with", () => {
  it.each([
    ["of another site", { origin: "https://elsewhere.example" }],
    ["for another host", { rpId: "elsewhere.example" }],
    ["to another question", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
    ["with a certificate", { fmt: "android-safetynet" }],
  ])("%s adds nothing, and the next one may", async (_what, lie) => {
    const { device, subject } = await newcomer()
    const passkey = softwarePasskey(server.publicUrl)
    const refused = await add(device, passkey.made(questionIn(await begin(device)), lie))
    expect([refused.status, refused.text.includes("No passkey was created.")]).toEqual([422, true])
    expect(refused.text).toContain('value="My phone"')
    expect(await kept(subject)).toEqual([])
    expect((await add(device, passkey.made(questionIn(refused)))).status).toBe(200)
  })

  it.each(["", "{}", "null", "not JSON", '{"response":{"attestationObject":"oA"}}'])(
    "that is %j adds nothing",
    async (answer) => {
      const { device, subject } = await newcomer()
      await begin(device)
      expect((await add(device, answer)).status).toBe(422)
      expect(await kept(subject)).toEqual([])
    },
  )

  it("adds nothing that was not asked for with the password", async () => {
    const { device, email, subject } = await newcomer()
    const passkey = softwarePasskey(server.publicUrl)
    const question = questionIn(await begin(device))
    const other = newVisitor(server)
    await other.redeem((await firstStep(other, email)).location ?? "")
    expect((await add(other, passkey.made(question))).text).toContain("Begin once more.")
    expect((await add(device, passkey.made(question))).status).toBe(200)
    expect((await add(device, passkey.made(question))).text).toContain("Begin once more.")
    expect(await kept(subject)).toHaveLength(1)
    expect((await add(newVisitor(server), passkey.made(question))).status).toBe(401)
  })

  it("of a passkey that is there already adds no second one", async () => {
    const { device, passkey, subject } = await withPasskey()
    const question = questionIn(await begin(device))
    expect(question).toMatchObject({ excludeCredentials: [{ type: "public-key", transports: ["internal"] }] })
    expect((await add(device, passkey.made(question))).status).toBe(422)
    expect(await kept(subject)).toHaveLength(1)
  })
})

it.each([
  ["https://market.example", "market.example"],
  ["https://market.example:8443", "market.example"],
  ["http://localhost:4000", "localhost"],
  ["http://market.example", undefined],
  ["http://127.0.0.1:4000", undefined],
  ["https://192.168.1.5", undefined],
  ["https://[::1]", undefined],
])("browsers make passkeys at %s for %s", (publicUrl, id) => expect(passkeyHost(publicUrl)?.id).toBe(id))

it("is served its scripts by this server", async () => {
  for (const script of ["webauthn.js", "passkey.js"]) {
    const answer = await fetch(`${server.listensAt}/identity/${script}`)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"])
  }
})
