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

const texts = new Map(
  readdirSync(new URL("docs/operating/", root))
    .filter((file) => /\.(?:service|timer)$/u.test(file))
    .map((file) => [file, read(`docs/operating/${file}`)]),
)

const here = fileURLToPath(new URL(".", root)).replace(/\/$/u, "")

/** Leads a unit to the programs of this repository, as systemd looks whether they are there. */
const asHere = (text: string): string =>
  text.replaceAll("/opt/marketplace", here).replaceAll("/usr/local/bin/market ", `${here}/docs/operating/market `)

/** Reads a unit as systemd does, beside the others; null where the machine has none. */
const verified = (unit: string, text: string): string | null => {
  const folder = mkdtempSync(join(tmpdir(), "unit-"))
  const fileOf = (name: string): string => join(folder, name.replace("@", "@4001"))
  for (const [name, other] of [...texts, [unit, text] as const]) writeFileSync(fileOf(name), asHere(other))
  const { error, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", fileOf(unit)], { encoding: "utf8" })
  rmSync(folder, { recursive: true })
  return error === undefined ? stderr : null
}

const node = "marketplace@.service"
const hasSystemd = verified(node, texts.get(node) ?? "") !== null

it.skipIf(!hasSystemd)("units that systemd understands", () => {
  expect(texts.size).toBe(3)
  for (const [unit, text] of texts) expect([unit, verified(unit, text)]).toEqual([unit, ""])
  expect(verified(node, (texts.get(node) ?? "").replace("Restart=", "Restrat="))).toContain("Unknown key")
})

it("commands that there are", () => {
  const usage = read("server/admin/usage.ts")
  const code = read("docs/operating.md").match(/^ *```sh\n.*?^ *```$|`[^`\n]+`/gmsu) ?? []
  const text = [...code, ...texts.values()].join("\n")
  const said = [...text.matchAll(/(?:^ *|`|bin\/)market ([a-z-]+)/gmu)].map(([, verb = ""]) => verb)
  expect(said.length).toBeGreaterThan(5)
  // The wrapper's own: a node is no command of an operator's.
  const known = (verb: string): boolean => verb === "node" || usage.includes(`npm run admin -- ${verb}`)
  expect(said.filter((verb) => !known(verb))).toEqual([])
})

it("a line that leads nodes to a restored database, the second time too", () => {
  const [, line = ""] = /^(sed .* \/etc\/marketplace\/environment)$/mu.exec(read("docs/operating.md")) ?? []
  const folder = mkdtempSync(join(tmpdir(), "restored-"))
  const file = join(folder, "environment")
  const leads = (database: string): string => {
    const script = line.replace("/etc/marketplace/environment", file)
    const { stderr } = spawnSync("/bin/sh", ["-c", script], { env: { ...process.env, database }, encoding: "utf8" })
    return `${stderr}${readFileSync(file, "utf8")}`
  }
  writeFileSync(
    file,
    'DATABASE_URL=postgres://me:word@pool:6432/marketplace\nDATABASE_SESSION_URL="postgres://db/marketplace?sslmode=verify-full"\nS3_BUCKET=a/marketplace\n',
  )
  for (const database of ["marketplace_1", "marketplace_2"])
    expect(leads(database)).toBe(
      `DATABASE_URL=postgres://me:word@pool:6432/${database}\nDATABASE_SESSION_URL="postgres://db/${database}?sslmode=verify-full"\nS3_BUCKET=a/marketplace\n`,
    )
  rmSync(folder, { recursive: true })
})
