/** Operators find each variable that the server reads in `docs/operating.md`, and none that nobody reads. */
import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"

const root = new URL("../../", import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), "utf8")

const config = readdirSync(new URL("server/config/", root))
  .map((file) => read(`server/config/${file}`))
  .join("\n")
const rows = [...read("docs/operating.md").matchAll(/^\| (`[^|]+) \|/gmu)].map(([, names = ""]) => names)

/** Stores other than the first named one have variables of the same endings. */
const stores = ["IOS", "ANDROID", "HUAWEI"] as const
const withStores = (name: string): readonly string[] =>
  name.startsWith("IOS_") ? stores.map((store) => name.replace("IOS", store)) : [name]

const described = new Set(
  rows.flatMap((names) => [...names.matchAll(/`([A-Z][A-Z\d_]*)`/gu)].flatMap(([, name = ""]) => withStores(name))),
)

/** As written, or put together of a store and an ending. */
const isRead = (name: string): boolean => {
  const [, store = "", ending = ""] = /^([A-Z]+)(_[A-Z_]+)$/u.exec(name) ?? []
  return config.includes(`"${name}"`) || (config.includes(`"${store}"`) && config.includes(`${ending}\``))
}

it("each that is read", () => {
  const asked = [...config.matchAll(/"([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)"/gu)]
  expect(asked.length).toBeGreaterThan(40)
  expect(asked.flatMap(([, name = ""]) => (described.has(name) ? [] : [name]))).toEqual([])
})

it("and no other", () => {
  expect(described.size).toBeGreaterThan(40)
  expect([...described].filter((name) => !isRead(name))).toEqual([])
})

const unit = "marketplace@.service"

/** Reads the unit as systemd does; null where the machine has none. */
const verified = (text: string): string | null => {
  const folder = mkdtempSync(join(tmpdir(), "unit-"))
  const file = join(folder, unit.replace("@", "@4001"))
  writeFileSync(file, text.replaceAll("/opt/marketplace", fileURLToPath(new URL(".", root)).replace(/\/$/u, "")))
  const { error, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8" })
  rmSync(folder, { recursive: true })
  return error === undefined ? stderr : null
}

const hasSystemd = verified(read(`docs/operating/${unit}`)) !== null

it.skipIf(!hasSystemd)("a unit that systemd understands", () => {
  const text = read(`docs/operating/${unit}`)
  expect(verified(text)).toBe("")
  expect(verified(text.replace("Restart=", "Restrat="))).toContain("Unknown key")
})

it("commands that there are", () => {
  const usage = read("server/admin/usage.ts")
  const said = [...read("docs/operating.md").matchAll(/(?:^ *|`|root )market ([a-z-]+)/gmu)].map(
    ([, verb = ""]) => verb,
  )
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter((verb) => !usage.includes(`npm run admin -- ${verb}`))).toEqual([])
})
