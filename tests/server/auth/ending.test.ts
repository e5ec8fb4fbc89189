/** An operator can end somebody's sign-ins, at once and on every node; who was blocked and left stays out. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { root } from "../../../scripts/base/fingerprint.mjs"
import { grantAdmin, revokeAdmin } from "../../../server/auth/roles.ts"
import { admitAddress, barredMs, isBarred } from "../../../server/db/barred-addresses.ts"
import type { Database } from "../../../server/db/database.ts"
import { letIn } from "../../../server/demo/entering.ts"
import { lockDemoPeople } from "../../../server/demo/keeping-out.ts"
import { admin, demoPassword } from "../../../server/demo/people.ts"
import { dataOf } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type TestApp } from "../harness.ts"
import { moderator } from "../moderators.ts"
import { newVisitor, refresh, type Tokens } from "./visitor.ts"

const ida = { name: "Ida Ost", email: "ida@example.com", password: "correct horse battery" }
const demoAdmin = { email: admin.email, password: demoPassword }

/** Sooner than what a node believes from memory is over. */
const atOnce = { timeout: 2_000, interval: 20 }

describe.each(oneEngine)("on the $name database", (engine) => {
  let nodes: readonly TestApp[] = []
  beforeAll(async () => {
    const first = await startApp(engine)
    nodes = first.again === null ? [first] : [first, await first.again()]
    await first.db.transaction().execute(letIn)
  })
  afterAll(async () => {
    for (const node of [...nodes].reverse()) await node.close()
  })

  const node = (): TestApp => {
    const [first] = nodes
    if (first === undefined) throw new Error("No node is there.")
    return first
  }

  const issuing = () => ({ publicUrl: node().config.publicUrl, issuer: node().config.issuer.issuer })

  const signIn = async (person: typeof demoAdmin): Promise<Tokens> => {
    const visitor = newVisitor(issuing())
    const { url } = await visitor.authorize()
    return visitor.redeem((await visitor.submit(url, person)).location ?? "")
  }

  /** Answers the status of each node for somebody who wants to moderate. */
  const moderating = ({ access_token: token }: Tokens): Promise<readonly number[]> =>
    Promise.all(
      nodes.map(async ({ callerWith }) => (await callerWith(token).fetch("/api/core/moderation/queue")).status),
    )

  const everywhere = (status: number): readonly number[] => nodes.map(() => status)

  const ways: Readonly<Record<string, readonly [typeof demoAdmin, (db: Database["db"]) => Promise<unknown>]>> = {
    "who is made no administrator": [ida, (db) => revokeAdmin(db, ida.email)],
    "the demo's people, who are locked out": [demoAdmin, lockDemoPeople],
  }

  it.each(Object.entries(ways))("signs out %s, and nobody else", async (_, [person, end]) => {
    const other = { ...ida, email: `other.${person.email}` }
    await newVisitor(issuing()).register(other)
    if (person === ida) await newVisitor(issuing()).register(ida)
    for (const { email } of [other, person]) await grantAdmin(node().db, email)
    const [first, second, others] = [await signIn(person), await signIn(person), await signIn(other)]
    for (const tokens of [first, second, others]) expect(await moderating(tokens)).toEqual(everywhere(200))

    await end(node().db)
    for (const tokens of [first, second]) {
      await vi.waitFor(async () => expect(await moderating(tokens)).toEqual(everywhere(401)), atOnce)
      expect((await refresh(issuing(), tokens.refresh_token)).status).toBe(400)
    }
    expect(await moderating(others)).toEqual(everywhere(200))
  })

  it("signs out everywhere who asks for it, and nobody else (E282)", async () => {
    const people = ["ada", "eva"].map((name) => ({ ...ida, email: `${name}@example.com` }))
    for (const person of people) await newVisitor(issuing()).register(person)
    const [ada = ida, eva = ida] = people
    const [phone, desk, hers] = [await signIn(ada), await signIn(ada), await signIn(eva)]
    const calls = ({ access_token: token }: Tokens) => nodes.map(({ callerWith }) => callerWith(token))
    const header = { "Content-Language": "en-US" } as const
    for (const tokens of [phone, hers]) await calls(tokens)[0]?.core.POST("/account/create", { params: { header } })
    const known = (tokens: Tokens): Promise<readonly number[]> =>
      Promise.all(calls(tokens).map(async ({ fetch }) => (await fetch("/api/core/account")).status))
    for (const tokens of [phone, desk, hers]) expect(await known(tokens)).toEqual(everywhere(200))

    const pushed = async (): Promise<readonly string[]> =>
      (await node().db.selectFrom("push_clients").select("client_id").orderBy("client_id").execute()).map(
        ({ client_id: device }) => device,
      )
    for (const [tokens, pushClientId] of [
      [desk, "ada's desk"],
      [hers, "eva's phone"],
    ] as const)
      await calls(tokens)[0]?.notifications.POST("/push/subscribe", { body: { pushClientId } })
    expect(await pushed()).toEqual(["ada's desk", "eva's phone"])
    const dataOfAll = await Promise.all(
      [desk, hers].map(async (tokens) => (await calls(tokens)[0]?.core.POST("/account/data"))?.data?.url ?? ""),
    )
    const downloads = (): Promise<readonly number[]> =>
      Promise.all(dataOfAll.map(async (url) => (await fetch(`${node().url}${url}`)).status))
    expect(await downloads()).toEqual([200, 200])

    await calls(phone)[0]?.core.POST("/account/sessions/end")
    for (const tokens of [phone, desk]) {
      await vi.waitFor(async () => expect(await known(tokens)).toEqual(everywhere(401)), atOnce)
      expect((await refresh(issuing(), tokens.refresh_token)).status).toBe(400)
    }
    expect(await known(hers)).toEqual(everywhere(200))
    expect(await downloads()).toEqual([404, 200])
    // A phone that is lost shows nothing any more (E320).
    expect(await pushed()).toEqual(["eva's phone"])
  })

  it("lets who was blocked and left register again with the address after a year alone, or by the operator (E416)", async () => {
    const header = { "Content-Language": "en-US" } as const
    const left = async (email: string, isBlocked: boolean) => {
      const { access_token: token } = await newVisitor(issuing()).register({ ...ida, email })
      const { core } = node().callerWith(token)
      const { key } = dataOf(await core.POST("/account/create", { params: { header } }))
      const params = { path: { type: "accounts", key } } as const
      const by = await moderator(node())
      if (isBlocked) dataOf(await by.core.POST("/moderation/{type}/{key}/block", { params, body: { reason: "Other" } }))
      expect((await core.POST("/account/delete")).response.status).toBe(204)
    }
    const registering = async (email: string) => {
      const visitor = newVisitor(issuing())
      const { url } = await visitor.authorize({ screen_hint: "signup" })
      const { text, location } = await visitor.submit(url, { ...ida, email })
      return location === null ? text : "well"
    }
    await left("free@example.com", false)
    await left("Barred@example.com", true)
    expect(await registering("free@example.com")).toBe("well")
    expect(await registering("barred@EXAMPLE.com")).toContain("This e-mail can&#39;t be used for a new account.")
    expect(await isBarred(node().db, "barred@example.com", new Date(Date.now() + barredMs))).toBe(false)
    const kept = await node().db.selectFrom("identity_barred").select("address_hash").execute()
    expect(JSON.stringify(kept).toLowerCase()).not.toContain("barred@")
    expect([await admitAddress(node().db, "barred@example.com"), await registering("barred@example.com")]).toEqual([
      true,
      "well",
    ])
  })
})

describe("sign-ins", () => {
  it("are ended by few, all of whom tell the other nodes or close the connections themselves", () => {
    const deleting = globSync("server/**/*.ts", { cwd: root }).filter((file) =>
      /deleteFrom\("identity_records"\)|delete from identity_records/u.test(readFileSync(join(root, file), "utf8")),
    )
    expect(deleting.sort()).toEqual([
      "server/auth/grants.ts", // tells them itself
      "server/auth/kept-records.ts", // nothing that signs anybody in
      "server/auth/records.ts", // the provider's own, which tells of grants; and what has expired
      "server/auth/sign-ins.ts", // publishes them by `publishEnded`
      "server/domain/forgotten.ts", // a deleted account's: the hub says goodbye with its last message (D103)
    ])
  })
})
