/** The own second step is set up, removed and renewed on pages that ask for the password, and its owner is told. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { decodeQR } from "qr/decode.js"
import { drawnPicture } from "../../drawn-picture.ts"
import { addressIn, appOf, codesIn, firstStep, setUpApp, stepAddress, wrongCode } from "./authenticator-app.ts"
import { openLetterBox, password, type LetterBox } from "./letter-box.ts"
import { refresh, type Visitor } from "./visitor.ts"

let box: LetterBox
beforeAll(async () => {
  box = await openLetterBox({ logLevel: "info" })
})
beforeEach(() => box.forgetTries())
afterAll(() => box.close())

const page = (device: Visitor, change = "") => device.get(stepAddress(box, change))
const begin = (device: Visitor, typed = password) => device.submit(stepAddress(box, "/app"), { password: typed })
const confirm = (device: Visitor, code: string, fields = {}) =>
  device.submit(stepAddress(box, "/app/code"), { code, ...fields })
const isOn = async (device: Visitor) => (await page(device)).text.includes("The second step is on.")
const events = () => box.app.logged.map((line) => (JSON.parse(line) as { readonly event?: string }).event)

const subjectOf = async (email: string) =>
  (await box.app.db.selectFrom("identity_users").select("subject").where("email", "=", email).executeTakeFirstOrThrow())
    .subject

const codesOf = (subject: string) =>
  box.app.db.selectFrom("identity_recovery_codes").selectAll().where("subject", "=", subject).execute()

const codesKept = async (email: string) => (await codesOf(await subjectOf(email))).length

const elsewhere = async (email: string) => {
  const device = box.visitor()
  const { url } = await device.authorize({ prompt: "login" })
  const { location } = await device.submit(url, { email, password })
  return (await device.redeem(location ?? "")).refresh_token
}

it("is off until a code of the app was right, and is told in the log and by letter then", async () => {
  const { device, email, refreshToken } = await box.person()
  expect(await isOn(device)).toBe(false)
  const scanned = await begin(device)
  expect([scanned.status, await isOn(device)]).toEqual([200, false])
  const app = appOf(scanned)
  const refused = await confirm(device, wrongCode(app))
  expect([refused.status, refused.text.includes("Wrong code."), await isOn(device)]).toEqual([422, true, false])
  expect(appOf(refused).code()).toBe(app.code())
  expect((await confirm(device, "")).text).toContain("Write the code.")

  const other = await elsewhere(email)
  const done = await confirm(device, app.code())
  const codes = codesIn(done)
  expect([done.status, codes.length, new Set(codes).size, await isOn(device)]).toEqual([200, 10, 10, true])
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/u)
  expect((await refresh(box, other)).status).toBe(200)
  expect((await refresh(box, refreshToken)).status).toBe(200)
  const [letter] = await box.lettersTo(email, /second step/u)
  expect(letter?.body).toContain("An authenticator app was set up")
  for (const code of codes) expect(letter?.body).not.toContain(code)
  expect(events()).toContain("second-step.app-added")
})

it("is kept so that neither the table nor the log tells a secret", async () => {
  const { device } = await box.person()
  const scanned = await begin(device)
  const secret = addressIn(scanned).searchParams.get("secret") ?? ""
  const { codes } = await setUpApp(box, device)
  const rows = [
    await box.app.db.selectFrom("identity_authenticators").selectAll().execute(),
    await box.app.db.selectFrom("identity_recovery_codes").selectAll().execute(),
    await box.app.db.selectFrom("identity_records").selectAll().where("model", "=", "NewAuthenticator").execute(),
  ]
  const kept = JSON.stringify(rows) + box.app.logged.join("\n")
  for (const word of [secret, Buffer.from(secret).toString("base64"), ...codes]) expect(kept).not.toContain(word)
})

it("shows the secret as a drawing that an app reads, as text and as a link", async () => {
  const { device, email } = await box.person()
  const scanned = await begin(device)
  const address = addressIn(scanned)
  const secret = address.searchParams.get("secret") ?? ""
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    "otpauth:",
    "totp",
    `/Handra:${email}`,
  ])
  expect(secret).toMatch(/^[A-Z2-7]{32}$/u)
  expect(scanned.text).toContain(secret.replaceAll(/.{4}(?=.)/gu, "$& "))
  const [, size = "", path = ""] =
    /<svg class="p-qr" viewBox="0 0 (\d+) [^>]*>\s*<path d="([^"]*)"/u.exec(scanned.text) ?? []
  expect(decodeQR(drawnPicture({ size: Number(size), path }, 4))).toBe(address.href)
  expect(scanned.text).toMatch(/name="code"[^>]*autocomplete="one-time-code"[^>]*inputmode="numeric"/u)
})

it("signs other devices out where that is ticked", async () => {
  const { device, email, refreshToken } = await box.person()
  const other = await elsewhere(email)
  await setUpApp(box, device, { endOthers: "yes" })
  expect([(await refresh(box, other)).status, (await refresh(box, refreshToken)).status]).toEqual([400, 200])
})

it("is removed with the password, codes and all", async () => {
  const { device, email } = await box.person()
  await setUpApp(box, device)
  const asked = await page(device, "/app/removal")
  expect(asked.text).toContain("Remove the authenticator app?")
  const refused = await device.submit(stepAddress(box, "/app/removal"), { password: "not this one" })
  expect([refused.status, await isOn(device)]).toEqual([422, true])
  const removed = await device.submit(stepAddress(box, "/app/removal"), { password })
  expect([removed.url, await isOn(device), await codesKept(email)]).toEqual([stepAddress(box), false, 0])
  expect((await box.lettersTo(email, /second step/u)).at(-1)?.body).toContain("was removed")
  expect(events()).toContain("second-step.app-removed")
  expect((await firstStep(box.visitor(), email)).location).toContain("code=")
})

it("gets new recovery codes, and the ones from before are over", async () => {
  const { device, email } = await box.person()
  const { codes } = await setUpApp(box, device)
  const renewed = codesIn(await device.submit(stepAddress(box, "/codes"), { password }))
  expect([renewed.length, renewed.filter((code) => codes.includes(code))]).toEqual([10, []])
  expect((await box.lettersTo(email, /second step/u)).at(-1)?.body).toContain("New recovery codes")
  expect((await page(device)).text).toContain("Unused: 10 of 10.")
})

it.each(["/app", "/app/removal", "/codes"])("asks for the password at %s, as seldom as at the door", async (change) => {
  const { device } = await box.person()
  if (change !== "/app") await setUpApp(box, device)
  await box.forgetTries()
  for (let turn = 0; turn < 10; turn += 1) await device.submit(stepAddress(box, change), { password: `guess ${turn}` })
  const refused = await device.submit(stepAddress(box, change), { password })
  expect([refused.status, Number(refused.headers.get("retry-after")) > 60]).toEqual([429, true])
})

it("is nothing for who is not signed in, nor for forms of other sites", async () => {
  const { device } = await box.person()
  const stranger = box.visitor()
  const elsewhere = { origin: "https://elsewhere.example" }
  for (const change of ["", "/app", "/app/removal", "/codes"]) expect((await page(stranger, change)).status).toBe(401)
  for (const change of ["/app", "/app/code", "/app/removal", "/codes"]) {
    expect((await stranger.submit(stepAddress(box, change), { password, code: "000000" })).status).toBe(401)
    expect((await device.submit(stepAddress(box, change), { password }, elsewhere)).status).toBe(403)
  }
})

it("leads back where there is nothing to change, and where a setup is over", async () => {
  const { device } = await box.person()
  for (const change of ["/app/removal", "/codes"]) expect((await page(device, change)).url).toBe(stepAddress(box))
  expect((await device.submit(stepAddress(box, "/codes"), { password })).url).toBe(stepAddress(box))
  expect((await page(device, "/app/code")).url).toBe(stepAddress(box))
  expect((await confirm(device, "000000")).text).toContain("Begin once more.")
  await setUpApp(box, device)
  expect((await page(device, "/app")).url).toBe(stepAddress(box))
})

it("lets no other browser of the person see the secret that waits", async () => {
  const { device, email } = await box.person()
  const other = box.visitor()
  const { url } = await other.authorize({ prompt: "login" })
  await other.redeem((await other.submit(url, { email, password })).location ?? "")
  const app = appOf(await begin(device))
  expect((await confirm(other, app.code())).text).toContain("Begin once more.")
  expect((await confirm(device, app.code())).status).toBe(200)
})
