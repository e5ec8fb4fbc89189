/** Operators find each variable that the server reads in `docs/operating.md`, and none that nobody reads. */
import { readdirSync, readFileSync } from "node:fs"
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
