/** A person's own data as one zip: all that is theirs, nothing that others wrote, by a link that ends. */
import { strFromU8, unzipSync } from "fflate"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dealt } from "../../contract/situations.ts"
import { oneEngine } from "../db/engines.ts"
import { dataOf } from "../callers.ts"
import { formWith, png } from "../files/samples.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { openChat, say } from "../market.ts"

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const link = async ({ core }: Person): Promise<string> => dataOf(await core.POST("/account/data")).url

  /** The zip's files by name, as texts. */
  const unzipped = async (url: string): Promise<Readonly<Record<string, string>>> => {
    const answer = await fetch(`${app.url}${url}`)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"])
    expect(answer.headers.get("content-disposition")).toContain("attachment")
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
  }

  it("holds what is theirs, and nothing that the other side wrote", async () => {
    const { customer, worker, executant, order, deal } = await dealt(app)
    const chat = await openChat(worker, executant.key, customer.key)
    await say(worker, { chatKey: chat.chatKey, authorKey: executant.key, text: "I bring a ladder." })
    await say(customer, { chatKey: chat.chatKey, authorKey: customer.key, text: "My dog is harmless." })
    await customer.core.PUT("/account/update", { body: { phoneNumber: "+49 30 7654321" } })
    await worker.fetch("/api/core/account/uploadphoto", { method: "POST", body: formWith(png(), "me.png", "avatar") })

    const files = await unzipped(await link(worker))
    const list = (name: string) => JSON.parse(files[`${name}.json`] ?? "null")
    expect(JSON.parse(files["account.json"] ?? "null")).toMatchObject({ key: worker.key, name: worker.name })
    expect(list("executant-profiles")).toMatchObject([{ key: executant.key }])
    expect(list("applications-sent")).toMatchObject([{ listingKey: order.key, status: "Accepted" }])
    expect(list("deals")).toMatchObject([{ key: deal.key }])
    expect(list("messages-written")).toMatchObject([{ content: "I bring a ladder." }])
    expect(list("favorites")).toEqual([])
    expect(Object.keys(files).filter((name) => /^files\/[\w-]+-me\.\w+$/u.test(name))).toHaveLength(1)
    const all = Object.values(files).join("\n")
    for (const theirs of ["harmless", "7654321", customer.name]) expect(all).not.toContain(theirs)
  })

  it("tells of recovery codes where a passkey is the only second step, and says none of them", async () => {
    const ana = await app.person("Ana Pop")
    const { subject } = ana
    await app.db.insertInto("identity_users").values({ subject, name: "Ana Pop", email: "ana@example.com" }).execute()
    const codes = ["one of two", "two of two"].map((hash) => ({ subject, hash }))
    await app.db.insertInto("identity_recovery_codes").values(codes).execute()
    const { "second-step.json": secondStep = "", ...others } = await unzipped(await link(ana))
    expect(JSON.parse(secondStep)).toEqual([
      {
        key: ana.key,
        authenticatorAppSince: null,
        recoveryCodesLeft: 2,
        recoveryCodesMadeAt: expect.any(String),
      },
    ])
    expect(JSON.parse(others["sign-in.json"] ?? "null")).toMatchObject([
      { email: "ana@example.com", hasPassword: false },
    ])
    expect(secondStep + Object.values(others).join("\n")).not.toContain("of two")
  })

  it("is had by its own signed link alone, for ten minutes, and not once the account is deleted", async () => {
    const [ana, bo] = [await app.person("Ana Pop"), await app.person("Bo Lund")]
    const url = await link(ana)
    const status = async (path: string): Promise<number> => (await fetch(`${app.url}${path}`)).status
    expect(await status(url)).toBe(200)
    expect(await status(url.replace(ana.key, bo.key))).toBe(404)
    expect(await status(url.replace(/expires=\d+/u, (text) => `${text}0`))).toBe(404)
    expect(await status(url.replace(/&signature=.*/u, ""))).toBe(404)
    const last = await link(bo)
    app.clock.advance(10 * 60_000)
    expect(await status(url)).toBe(404)
    expect(await status(last)).toBe(404)
    const fresh = await link(bo)
    await bo.core.POST("/account/delete")
    expect(await status(fresh)).toBe(404)
  })
})
