/** Places are asked for a moment after the last letter, and no answer is shown to a question that stands no longer. */
import { useState } from "react"
import { setTimeout as pause } from "node:timers/promises"
import { expect, it } from "vitest"
import { useFoundAddresses } from "../../../src/ui/app/use-found-addresses.ts"
import { setUp } from "../../commands/bus-on-a-server.ts"
import type { Heard, Said } from "../../sdk/local-server.ts"
import { appOn, showHook } from "../hook-bench.ts"

const towns = ["Dresden", "Drebber", "Dortmund", "Berlin"]

const asked = ({ path }: Heard): string => new URL(path, "http://localhost").searchParams.get("query") ?? ""

const foundFor = (text: string): Said => {
  const items = towns
    .filter((name) => name.startsWith(text))
    .map((name) => ({
      key: `gn-${name}`,
      address: name,
      freeFormAddress: `${name}, DE`,
      metadata: { lat: 51, lon: 13, geometryId: null },
    }))
  return { body: { count: items.length, items }, headers: { "Account-Cursor": "1" } }
}

const useField = () => {
  const [typed, type] = useState("")
  return { type, ...useFoundAddresses(typed) }
}

const opened = async (answer: (heard: Heard) => Said = (heard) => foundFor(asked(heard))) => {
  const bench = await setUp(answer)
  const field = await showHook(appOn(bench), useField)
  return {
    questions: () => bench.server.heard.map(asked),
    now: () => ({ state: field.now().state, found: field.now().addresses.map(({ address }) => address) }),
    type: (text: string) => field.act(() => field.now().type(text)),
    retry: () => field.act(() => field.now().retry()),
    later: (ms: number) => field.act(() => pause(ms)),
    until: async (state: string) => {
      for (let tries = 0; field.now().state !== state && tries < 200; tries += 1) await field.act(() => pause(20))
      expect(field.now().state).toBe(state)
    },
  }
}

it("asks nothing about one letter, and once about a word that is typed without a pause", async () => {
  const field = await opened()
  await field.type("D")
  expect(field.now().state).toBe("short")
  for (const text of ["Dr", "Dre", "Dres"]) await field.type(text)
  expect(field.now().state).toBe("waiting")
  await field.until("found")
  expect(field.now().found).toEqual(["Dresden"])
  expect(field.questions()).toEqual(["Dres"])
})

it("shows what still fits until the answer comes, and asks no second time what it knows", async () => {
  const field = await opened()
  await field.type("Dr")
  await field.until("found")
  expect(field.now().found).toEqual(["Dresden", "Drebber"])
  await field.type("Dres")
  expect(field.now()).toEqual({ state: "waiting", found: ["Dresden"] })
  await field.until("found")
  await field.type("Dr")
  expect(field.now()).toEqual({ state: "found", found: ["Dresden", "Drebber"] })
  await field.later(350)
  expect(field.questions()).toEqual(["Dr", "Dres"])
})

it("drops the answer that comes after another text was typed", async () => {
  const field = await opened((heard) => ({ ...foundFor(asked(heard)), delayMs: asked(heard) === "Do" ? 500 : 0 }))
  await field.type("Do")
  await field.later(300)
  await field.type("Be")
  await field.until("found")
  await field.later(600)
  expect(field.questions()).toEqual(["Do", "Be"])
  expect(field.now()).toEqual({ state: "found", found: ["Berlin"] })
})

it("says that it failed, and asks again", async () => {
  let isUp = false
  const field = await opened((heard) => (isUp ? foundFor(asked(heard)) : { status: 400 }))
  await field.type("Be")
  await field.until("failed")
  isUp = true
  await field.retry()
  await field.until("found")
  expect(field.now().found).toEqual(["Berlin"])
})
