/** Each feature flag switches something: a command, a call, a route, or what a screen shows. Spec §3 Feature flags. */
import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { operationsOf } from "../../server/contract/features.ts"
import { flagNames, type FlagName } from "../../src/domain/flags.ts"

const root = new URL("../../", import.meta.url)
const code = globSync("src/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/generated|flags\.ts$/u.test(path))
  .map((path) => readFileSync(new URL(path, root), "utf8"))
  .join("\n")

/** The specification names them, and nothing that they would switch is built yet. */
const notBuilt: readonly FlagName[] = ["proposals", "translations"]

const isAsked = (flag: FlagName): boolean =>
  flag in operationsOf || new RegExp(`useFlag\\("${flag}"\\)|flags\\.${flag}\\b|[[(:,=]\\s*"${flag}"`, "u").test(code)

it("each is asked for by a command, a route, a modal, a screen or the server, or is not built yet", () => {
  const idle = flagNames.filter((flag) => !isAsked(flag))
  expect(idle, "src/commands/features.ts, server/contract/features.ts, src/ui/routes/rules.ts, useFlag").toEqual(
    notBuilt,
  )
})
