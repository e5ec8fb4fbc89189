/** The gap is filled when everything was asked for and answered, and not before. Law 5. */
import { listSizes } from "../../src/domain/limits.ts"
import { defaultFlags } from "../../src/domain/flags.ts"
import { describe, expect, it } from "vitest"
import type { Heard, Said } from "../sdk/local-server.ts"
import { setUp, typesOf, type Bench } from "./bus-on-a-server.ts"
import { wireAccount } from "./wire-account.ts"

let bench: Bench

const answer = ({ path }: Heard): Said => ({
  body: path === "/account" ? wireAccount : { count: 0, items: [] },
  headers: { "Account-Cursor": "5" },
})

const fill = (since: number | null = null) =>
  bench.bus.dispatch({
    type: "FillGap",
    profileKey: "anna",
    side: "customer",
    chats: [{ chatKey: "chat-1", participantKey: "anna at work", after: 7 }],
    since,
  })

describe("filling the gap", () => {
  it("asks for the account, counts, lists, and what each known chat has said since", async () => {
    bench = await setUp(answer)
    expect(await fill()).toMatchObject({ tag: "Done" })
    expect(bench.server.heard.map(({ path }) => path).sort()).toEqual([
      "/account",
      "/chat/chat-1/messages/unreceived?participantKey=anna%20at%20work&endMessage=7",
      "/chat/customer/unread/count",
      `/chat/customer?top=${listSizes.chats}&skip=0`,
      "/executant",
      "/notification/unread/count",
    ])
    expect(typesOf(bench).slice(-2)).toEqual(["GapFilled", "CommandSucceeded"])
  })

  it("asks for nothing else on the first connection while the account's cursor stands where it did", async () => {
    bench = await setUp(answer)
    expect(await fill(5)).toMatchObject({ tag: "Done" })
    expect(bench.server.heard.map(({ path }) => path)).toEqual(["/chat/customer/unread/count"])
    expect(typesOf(bench).slice(-3)).toEqual(["ChatUnreadCounted", "NothingMissed", "CommandSucceeded"])
  })

  it("asks for everything on the first connection when the cursor has moved", async () => {
    bench = await setUp(answer)
    expect(await fill(4)).toMatchObject({ tag: "Done" })
    expect(bench.server.heard).toHaveLength(6)
    expect(typesOf(bench).slice(-2)).toEqual(["GapFilled", "CommandSucceeded"])
  })

  it.each(["chat", "notifications", "executant"] as const)("fills the rest while %s is off (E314)", async (off) => {
    bench = await setUp(answer, { flags: { ...defaultFlags, [off]: false } })
    expect(await fill(5)).toMatchObject({ tag: "Done" })
    expect(await fill()).toMatchObject({ tag: "Done" })
    expect(typesOf(bench)).toContain("GapFilled")
    const call = { chat: /chat/u, notifications: /notification/u, executant: /^\/executant/u }[off]
    expect(bench.server.heard.filter(({ path }) => call.test(path))).toEqual([])
  })

  it("is told as failed where the server has a fault, so that screens say why they wait", async () => {
    bench = await setUp(() => ({ status: 500 }))
    expect(await fill()).toMatchObject({ tag: "Failed", failure: { _tag: "ServerFault" } })
    expect(typesOf(bench)).not.toContain("GapFilled")
  })

  it("is not told as done when any part could not be asked for", async () => {
    bench = await setUp((heard) => (heard.path.includes("unreceived") ? { status: 403 } : answer(heard)))
    expect(await fill()).toEqual({ tag: "Failed", failure: { _tag: "Forbidden" } })
    expect(typesOf(bench)).not.toContain("GapFilled")
  })
})
