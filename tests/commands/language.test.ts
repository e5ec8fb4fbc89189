/** Another language: on the device at once, in the account, and back where that refuses. Spec §8, §9. */
import { describe, expect, it } from "vitest"
import type { AppEvent } from "../../src/events/catalogue.ts"
import { setUp } from "./bus-on-a-server.ts"
import { wireAccount } from "./wire-account.ts"

const choose = { type: "ChooseLanguage", language: "pl-PL", isAccounts: true } as const

const languagesChosen = (emitted: readonly { readonly event: AppEvent }[]): readonly string[] =>
  emitted.flatMap(({ event }) => (event.type === "LanguageChosen" ? [event.language] : []))

describe("choosing a language", () => {
  it("changes the device, then the account", async () => {
    const kept: string[] = []
    const bench = await setUp(() => ({ body: wireAccount }), { speak: async (language) => void kept.push(language) })
    expect(await bench.bus.dispatch(choose)).toMatchObject({ tag: "Done" })
    expect(bench.server.heard.map(({ method, path }) => [method, path])).toEqual([["PUT", "/account/language/pl-PL"]])
    expect(kept).toEqual(["pl-PL"])
    expect(languagesChosen(bench.emitted)).toEqual(["pl-PL"])
    expect(bench.emitted.map(({ event }) => event.type)).toContain("AccountChanged")
  })

  it("brings the old one back where the server refuses", async () => {
    const kept: string[] = []
    const bench = await setUp(() => ({ status: 500 }), { speak: async (language) => void kept.push(language) })
    expect(await bench.bus.dispatch(choose)).toMatchObject({ tag: "Failed" })
    expect(kept).toEqual(["pl-PL", "en-US"])
    expect(languagesChosen(bench.emitted)).toEqual(["pl-PL", "en-US"])
  })

  it("asks nothing for whoever has no account", async () => {
    const bench = await setUp(() => ({ status: 500 }))
    expect(await bench.bus.dispatch({ ...choose, isAccounts: false })).toMatchObject({ tag: "Done" })
    expect(bench.server.heard).toEqual([])
    expect(languagesChosen(bench.emitted)).toEqual(["pl-PL"])
  })

  it("changes nothing where its texts can't be had", async () => {
    const bench = await setUp(() => ({ status: 500 }), { speak: () => Promise.reject(new TypeError("offline")) })
    expect(await bench.bus.dispatch(choose)).toMatchObject({ tag: "Failed", failure: { _tag: "Unreachable" } })
    expect(bench.server.heard).toEqual([])
    expect(languagesChosen(bench.emitted)).toEqual([])
  })
})
