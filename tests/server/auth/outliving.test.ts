/**
 * Each end of a sign-in leaves what one table says. The phone is the device that signs out, is signed out, or whose
 * tokens were copied; the desk is the same person's other one.
 */
import { request as httpRequest } from "node:http"
import { HubConnectionState } from "@microsoft/signalr"
import { decodeJwt } from "jose"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { caller, dataOf, eventually, type Caller } from "../callers.ts"
import { png } from "../files/samples.ts"
import { hubClient, type HubClient } from "../hubs/hub-server.ts"
import { moderator } from "../moderators.ts"
import { forget, openLetterBox, password, tokenIn, type LetterBox } from "./letter-box.ts"
import { newVisitor, refresh, type Tokens, type Visitor } from "./visitor.ts"

let box: LetterBox
beforeAll(async () => {
  box = await openLetterBox()
})
afterAll(() => box.close())

interface Signed extends Caller {
  readonly visitor: Visitor
  readonly tokens: Tokens
  readonly hub: HubClient
  readonly dataUrl: string
}

interface Someone {
  readonly email: string
  readonly key: string
  readonly phone: Signed
  readonly desk: Signed
}

const signedOn = async (visitor: Visitor, tokens: Tokens, pushClientId: string): Promise<Signed> => {
  const calls = caller(box.publicUrl, tokens.access_token)
  const header = { "Content-Language": "en-US" } as const
  dataOf(await calls.core.POST("/account/create", { params: { header } }))
  await calls.notifications.POST("/push/subscribe", { body: { pushClientId } })
  const dataUrl = box.publicUrl + dataOf(await calls.core.POST("/account/data")).url
  const hub = hubClient({ origin: box.publicUrl, token: () => tokens.access_token })
  await hub.connection.start()
  return { ...calls, visitor, tokens, dataUrl, hub }
}

let people = 0
const someone = async (): Promise<Someone> => {
  await box.forgetTries()
  const email = `leaver${(people += 1)}@example.com`
  const [first, second] = [newVisitor(box), newVisitor(box)]
  const phone = await signedOn(first, await first.register({ name: "Ana Pop", email, password }), `${email} phone`)
  const { url } = await second.authorize()
  const tokens = await second.redeem((await second.submit(url, { email, password })).location ?? "")
  const desk = await signedOn(second, tokens, `${email} desk`)
  return { email, phone, desk, key: dataOf(await desk.core.GET("/account")).key }
}

/** Sends one half of a photo; the other half is sent when asked. */
const halfAPhoto = async ({ tokens }: Signed): Promise<() => Promise<number>> => {
  const [head, tail] = [
    '--edge\r\nContent-Disposition: form-data; name="avatar"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n',
    "\r\n--edge--\r\n",
  ]
  const content = png()
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(tail)])
  const half = head.length + Math.floor(content.length / 2)
  const uploads = () =>
    box.app.db.selectFrom("identity_tries").select("count").where("bucket", "like", "uploads:%").execute()
  const before = (await uploads()).length
  const sending = httpRequest(`${box.publicUrl}/api/core/account/uploadphoto`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${tokens.access_token}`,
      "content-type": "multipart/form-data; boundary=edge",
      "content-length": body.length,
    },
  })
  const answered = new Promise<number>((resolve, reject) => {
    sending.once("response", (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.once("error", reject)
  })
  sending.write(body.subarray(0, half))
  await eventually(async () => ((await uploads()).length > before ? true : null))
  return () => {
    sending.end(body.subarray(half))
    return answered
  }
}

const endSession = async ({ visitor, tokens }: Signed): Promise<void> => {
  const params = new URLSearchParams({ id_token_hint: tokens.id_token })
  const { text } = await visitor.get(`${box.issuer}/session/end?${params}`)
  const xsrf = /name="xsrf" value="([^"]+)"/u.exec(text)?.[1] ?? ""
  await visitor.submit(`${box.issuer}/session/end/confirm`, { xsrf, logout: "yes" })
}

const blocked = async ({ key }: Someone): Promise<void> => {
  const { core } = await moderator(box.app)
  const params = { path: { type: "accounts", key } } as const
  dataOf(await core.POST("/moderation/{type}/{key}/block", { params, body: { reason: "Other" } }))
}

type Ending = (someone: Someone) => Promise<unknown>

const endings: Readonly<Record<string, Ending>> = {
  "signing out": ({ phone }) => endSession(phone),
  "signing the phone out on the desk": async ({ desk }) => {
    const { items } = dataOf(await desk.core.GET("/account/sessions"))
    const [phone] = items.filter(({ isThis }) => !isThis)
    await desk.core.DELETE("/account/sessions/{key}", { params: { path: { key: phone?.key ?? "none" } } })
  },
  "signing out everywhere": ({ desk }) => desk.core.POST("/account/sessions/end"),
  "a new password by letter": async ({ email, desk }) => {
    await forget(box, email)
    const token = tokenIn(await box.linkTo(email, /Choose a new password/u))
    await desk.visitor.submit(
      `${box.issuer}/new-password`,
      { token, password: "another plain one" },
      { origin: "null" },
    )
  },
  "another e-mail address": async ({ email, desk }) => {
    const moved = `moved.${email}`
    await desk.visitor.submit(`${box.issuer}/email`, { email: moved, password })
    const link = await box.linkTo(moved, /Use this e-mail/u)
    await desk.visitor.submit(`${box.issuer}/new-email`, { token: tokenIn(link) }, { origin: "null" })
  },
  "a block of the account": blocked,
  "deleting the account": ({ desk }) => desk.core.POST("/account/delete"),
  "a refresh token used twice": async ({ phone }) => {
    await refresh(box, phone.tokens.refresh_token)
    await box.app.db
      .updateTable("identity_records")
      .set({ consumed_at: new Date(Date.now() - 60_000) })
      .where("model", "=", "RefreshToken")
      .where("grant_id", "=", String(decodeJwt(phone.tokens.access_token)["sid"]))
      .where("consumed_at", "is not", null)
      .execute()
    await refresh(box, phone.tokens.refresh_token)
  },
}

interface Left {
  /** The status of reading the account. */
  readonly access: number
  readonly refresh: number
  readonly hub: "open" | "closed"
  readonly push: boolean
  /** The status of the link to one's data, made before. */
  readonly data: number
  /** True if the browser gets in anew without a password. */
  readonly provider: boolean
}

const all: Left = { access: 200, refresh: 200, hub: "open", push: true, data: 200, provider: true }
const nothing: Left = { access: 401, refresh: 400, hub: "closed", push: false, data: 404, provider: false }
const gone: Left = { ...nothing, access: 400 } // AccountDeletedException, by which a client knows that it need not try again

interface Row {
  readonly phone: Left
  readonly desk: Left
  /** The status of a photo that the phone had sent half of. */
  readonly upload: number
}

const expected: Readonly<Record<keyof typeof endings, Row>> = {
  "signing out": { phone: nothing, desk: all, upload: 401 },
  "signing the phone out on the desk": { phone: nothing, desk: all, upload: 401 },
  "signing out everywhere": { phone: nothing, desk: nothing, upload: 401 },
  "a new password by letter": { phone: nothing, desk: nothing, upload: 401 },
  "another e-mail address": { phone: all, desk: all, upload: 200 },
  "a block of the account": { phone: all, desk: all, upload: 403 },
  "deleting the account": { phone: gone, desk: gone, upload: 400 },
  // A thief of the tokens has no cookie: the browser itself gets in again.
  "a refresh token used twice": { phone: { ...nothing, provider: true }, desk: all, upload: 401 },
}

const leftOf = async ({ visitor, tokens, hub, dataUrl, fetch: ask }: Signed, pushed: string): Promise<Left> => ({
  access: (await ask("/api/core/account")).status,
  hub: hub.connection.state === HubConnectionState.Connected ? "open" : "closed",
  push: (await box.app.db.selectFrom("push_clients").select("client_id").execute()).some(
    ({ client_id: id }) => id === pushed,
  ),
  data: (await fetch(dataUrl, { headers: { connection: "close" } })).status,
  provider: !((await visitor.authorize({ prompt: "none" })).location ?? "").includes("error="),
  refresh: (await refresh(box, tokens.refresh_token)).status,
})

describe("what is left of a sign-in", () => {
  it.each(Object.keys(expected))("after %s", async (name) => {
    const person = await someone()
    const { email, phone, desk } = person
    const finish = await halfAPhoto(phone)
    await endings[name]?.(person)
    const row = expected[name]
    const hubs = () => [phone, desk].map(({ hub }) => hub.connection.state === HubConnectionState.Connected)
    await vi.waitFor(() => expect(hubs()).toEqual([row?.phone.hub === "open", row?.desk.hub === "open"]), 4_000)
    expect({
      upload: await finish(),
      phone: await leftOf(phone, `${email} phone`),
      desk: await leftOf(desk, `${email} desk`),
    }).toEqual(row)
    await Promise.all([phone, desk].map(({ hub }) => hub.connection.stop()))
  })
})

it("leaves nothing of a sign-in that was begun before the account was deleted, and followed after it", async () => {
  const { email, desk } = await someone()
  const late = newVisitor(box)
  const { url } = await late.authorize()
  const cookie = late.cookies().map((line) => line.split(";")[0])
  const entered = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { origin: box.publicUrl, cookie: cookie.join("; ") },
    body: new URLSearchParams({ email, password }),
  })
  expect(entered.status).toBe(303)
  const { subject } = await box.app.db
    .selectFrom("identity_users")
    .select("subject")
    .where("email", "=", email)
    .executeTakeFirstOrThrow()
  await desk.core.POST("/account/delete")
  const followed = await late.get(entered.headers.get("location") ?? "")
  expect(followed.location ?? "").not.toContain("code=")
  const records = await box.app.db.selectFrom("identity_records").select("payload").execute()
  const links = await box.app.db.selectFrom("identity_tokens").select("subject").execute()
  expect([...records, ...links].filter((row) => JSON.stringify(row).includes(subject))).toEqual([])
})
