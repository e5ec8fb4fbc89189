/**
 * Every source file keeps the house rules, and the checker finds planted violations. architecture: House rules. Law 1.
 */
import { globSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { describe, expect, it } from "vitest"
import { arrowsOf, importsOf, ruleNames, violations } from "../../scripts/house/house-rules.mjs"
import { floorsOf, roomOf, rooms } from "../../scripts/house/layers.mjs"
import { serverRooms } from "../../scripts/house/server-rooms.mjs"
import { uiRooms } from "../../scripts/house/ui-rooms.mjs"

const root = new URL("../../", import.meta.url)
const paths = globSync("{src,server,scripts,tests}/**/*.{ts,tsx,mjs}", { cwd: root })
const sources = paths.map((path) => ({
  path: path.replaceAll("\\", "/"),
  text: readFileSync(new URL(path, root), "utf8"),
}))

const broken = violations(sources)

const opening = "/** Planted to be refused. */\n"
const planted = (path: string, text: string, opens = opening): readonly string[] =>
  violations([{ path, text: opens + text }]).map(({ rule, reason }) => `${rule}: ${reason}`)

describe("the house", () => {
  it("has something to check in the rooms", () => {
    expect(sources.length).toBeGreaterThan(rooms.length)
  })

  it.each(ruleNames)("keeps the rule: %s", (rule) => {
    const ofRule = broken.filter((violation) => violation.rule === rule)
    expect(ofRule.map(({ file, line, reason }) => `${file}:${line} ${reason}`)).toEqual([])
  })
})

describe.each([
  { whose: "server", folder: "server/", table: serverRooms, count: 27, floors: 10 },
  { whose: "interface", folder: "src/ui/", table: uiRooms, count: 14, floors: 9 },
])("the rooms of the $whose", ({ whose, folder, table, count, floors }) => {
  const own = sources.filter(({ path }) => path.startsWith(folder))
  const place = new Map(table.map(({ name }, index) => [name, index]))
  const arrows = own.flatMap(arrowsOf)
  const within = arrows.filter(({ to }) => place.has(to))

  it("are all in the table", () => {
    expect(own.filter(({ path }) => !place.has(roomOf(path).name)).map(({ path }) => path)).toEqual([])
  })

  it(`import downwards, on ${floors} floors`, () => {
    const up = within.filter(({ from, to }) => (place.get(to) ?? 0) >= (place.get(from) ?? 0))
    expect(up).toEqual([])
    expect(table.length).toBe(count)
    expect(Math.max(...floorsOf(table).values()) + 1).toBe(floors)
    const pairs = new Set(within.map(({ from, to }) => `${from} → ${to}`))
    console.info(
      `${whose}: ${count} rooms, ${floors} floors, ${pairs.size} arrows (${within.length} imports), ${up.length} up`,
    )
  })

  it("have no permission that nothing uses", () => {
    const unused = table.flatMap(({ name, imports }) =>
      Object.entries(imports)
        .filter(
          ([to, kind]) =>
            !arrows.some((one) => one.from === name && one.to === to && one.typeOnly === (kind === "types")),
        )
        .map(([to, kind]) => `${name} → ${to} (${kind})`),
    )
    expect(unused).toEqual([])
  })
})

describe("the folders of screens", () => {
  const screens = "src/ui/screens/"
  /** A room within a folder counts by itself, so that the rooms of one folder make no circle either. */
  const folderOf = (path: string): string => posix.dirname(path.slice(screens.length))

  /** Answers the folders that each folder imports from. */
  const arrowsAmong = (files: typeof sources): ReadonlyMap<string, ReadonlySet<string>> => {
    const arrows = new Map<string, Set<string>>()
    for (const source of files.filter(({ path }) => path.startsWith(screens)))
      for (const { to } of importsOf(source)) {
        const target = posix.join(posix.dirname(source.path), to)
        const [from, into] = [folderOf(source.path), folderOf(target)]
        if (!to.startsWith(".") || !target.startsWith(screens) || from === into) continue
        arrows.set(from, (arrows.get(from) ?? new Set()).add(into))
      }
    return arrows
  }

  /** Answers the folders from which imports lead back to themselves. */
  const circlesIn = (arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] => {
    const leadsTo = (from: string, to: string, seen: Set<string>): boolean =>
      [...(arrows.get(from) ?? [])].some((next) => {
        if (next === to) return true
        if (seen.has(next)) return false
        return leadsTo(next, to, seen.add(next))
      })
    return [...arrows.keys()].filter((folder) => leadsTo(folder, folder, new Set()))
  }

  it("make no circle", () => {
    const arrows = arrowsAmong(sources)
    expect(arrows.size).toBeGreaterThan(5)
    expect(circlesIn(arrows)).toEqual([])
    const planted = [
      { path: "src/ui/screens/a/A.tsx", text: 'import { B } from "../b/B.tsx"' },
      { path: "src/ui/screens/b/B.tsx", text: 'const C = import("../c/C.tsx")' },
      { path: "src/ui/screens/c/C.tsx", text: 'import type { A } from "../a/A.tsx"' },
    ]
    expect(circlesIn(arrowsAmong(planted))).toEqual(["a", "b", "c"])
  })
})

describe("all rooms", () => {
  it("can't import each other in a circle", () => {
    expect(floorsOf(rooms).size).toBe(rooms.length)
    const circle = ["a", "b"].map((name, at) => ({
      name,
      path: name,
      imports: { [at === 0 ? "b" : "a"]: true as const },
      packages: "server" as const,
      reason: "planted",
    }))
    expect(() => floorsOf(circle)).toThrow("a → b → a")
  })
})

describe("the checker", () => {
  it.each([
    ["src/domain/orders.ts", `import { a } from "../events/orders.ts"`, /domain is pure/],
    ["src/domain/orders.ts", `import { a } from "node:fs"`, /domain may not import node:fs/],
    ["src/domain/orders.ts", `import { map } from "rxjs"`, /domain may not import rxjs/],
    ["src/events/orders.ts", `import { sdk } from "../sdk/sdk.ts"`, /events may not import src\/sdk/],
    ["src/projections/orders.ts", `import { sdk } from "../sdk/sdk.ts"`, /recipe folds events/],
    ["src/projections/orders.ts", `import { chat } from "./chat.ts"`, /never import each other/],
    ["src/commands/orders.ts", `import { orders } from "../projections/orders.ts"`, /never reads the store/],
    ["src/commands/orders.ts", `import { Effect } from "effect"`, /by module/],
    ["src/commands/orders.ts", `const late = import("../ui/app/App.tsx")`, /commands may not import src\/ui/],
    ["src/ui/screens/orders/List.tsx", `import type { W } from "../../../sdk/generated/core.ts"`, /never see a wire/],
    ["src/ui/screens/orders/List.tsx", `type W = import("../../../events/orders.ts").W`, /never see a wire/],
    ["src/ui/parts/Button.tsx", `import { go } from "../screens/orders/List.tsx"`, /part knows no feature/],
    ["src/ui/app/open.ts", `import { Button } from "../parts/Button.tsx"`, /they draw nothing/],
    ["src/ui/screens/orders/List.tsx", `import { TopBar } from "../../shell/TopBar.tsx"`, /screens may not import/],
    ["src/ui/routes/Routes.tsx", `import { Shell } from "../shell/Shell.tsx"`, /routes may not import/],
    ["src/platform/tab.ts", `import { HubConnection } from "@microsoft/signalr"`, /only feeds speak/],
    ["src/log/recorder.ts", `import { run } from "../commands/bus.ts"`, /log may not import/],
    ["server/routes/orders.ts", `import { e } from "../../src/events/orders.ts"`, /handler puts together/],
    ["server/domain/orders.ts", `import { orders } from "../routes/orders.ts"`, /knows neither operations/],
    ["server/contract/mount.ts", `import type { Hubs } from "../hubs/signalr.ts"`, /rooms above implement them/],
    ["server/db/schema.ts", `import { refused } from "../contract/refusals.ts"`, /not what they mean/],
    ["server/views/orders.ts", `import { withTransaction } from "../db/database.ts"`, /decide nothing/],
    ["server/queue/runner.ts", `const late = import("../jobs/workers.ts")`, /is handed in/],
    ["server/routes/orders.ts", `import React from "react"`, /React belongs to the rooms in src\/ui/],
    ["src/main.tsx", `import { serve } from "../server/main.ts"`, /composition root/],
  ])("refuses in %s: %s", (path, text, reason) => {
    expect(planted(path, text)).toEqual([expect.stringMatching(reason)])
  })

  it.each([
    ["src/domain/orders.ts", `import type { A } from "./account.ts"`],
    ["src/events/orders.ts", `import type { W } from "../sdk/generated/core.ts"\nimport { Subject } from "rxjs"`],
    ["src/projections/orders.ts", `import type { ChatState } from "./chat.ts"\nimport { produce } from "immer"`],
    ["src/commands/orders.ts", `import * as Effect from "effect/Effect"\nimport { sdk } from "../sdk/sdk.ts"`],
    ["src/ui/parts/Button.tsx", `import { useIntl } from "react-intl"\nimport "../theme/breakpoints.ts"`],
    ["src/main.tsx", `import { hub } from "./feeds/hub.ts"\nimport { createRoot } from "react-dom/client"`],
    [
      "server/routes/orders.ts",
      `import { a } from "../../src/domain/orders.ts"\nimport fs from "node:fs"\nimport "fastify"`,
    ],
    ["server/routes/orders.ts", `import { a } from "../domain/orders.ts"\nimport type { B } from "../db/schema.ts"`],
  ])("allows in %s: %s", (path, text) => {
    expect(planted(path, text)).toEqual([])
  })

  it("finds a circle, however long, and says how it runs", () => {
    const ring = ["orders", "deals", "chat"].map((name, at, all) => ({
      path: `src/domain/${name}.ts`,
      text: `${opening}import type { A } from "./${all[(at + 1) % all.length]}.ts"`,
    }))
    expect(violations(ring).map(({ reason }) => reason)).toEqual([
      expect.stringContaining("src/domain/orders.ts → src/domain/deals.ts → src/domain/chat.ts → src/domain/orders.ts"),
    ])
  })

  it("finds barrels, long files, files that don't say what they hold, and names that don't either", () => {
    expect(planted("src/domain/all.ts", `export * from "./orders.ts"`)).toEqual([expect.stringMatching(/^barrel/)])
    expect(planted("src/domain/all.ts", `export { a } from "./orders.ts"`)).toEqual([expect.stringMatching(/^barrel/)])
    expect(planted("src/domain/all.ts", "export {}\n".repeat(301))).toEqual([expect.stringMatching(/^length/)])
    expect(planted("src/domain/all.ts", "// remark\n\n".repeat(301))).toEqual([])
    expect(planted("src/domain/all.ts", "export const a = 1", "")).toEqual([expect.stringMatching(/^opening/)])
    expect(planted("src/domain/utils.ts", "export const a = 1")).toEqual([expect.stringMatching(/^name/)])
    expect(planted("server/routes/deal.ts", "export const a = 1")).toEqual([expect.stringMatching(/called "deals"/)])
    expect(planted("src/ui/screens/order/List.tsx", "export const a = 1")).toEqual([expect.stringMatching(/"orders"/)])
  })
})
