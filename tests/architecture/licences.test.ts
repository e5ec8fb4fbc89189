/** Everything that a server is installed with, or its client is built of, has a licence that lets it be given away under MIT. */
import { existsSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { rooms } from "../../scripts/house/layers.mjs"

const root = new URL("../../", import.meta.url)
const read = (path: string) =>
  JSON.parse(readFileSync(new URL(path, root), "utf8")) as Readonly<Record<string, unknown>>

/** Licences that ask for no more than their notice to be kept. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
])

/** Weak copyleft: the library itself stays open and can be replaced, and what uses it as it is need not be. */
const weak: Readonly<Record<string, RegExp>> = {
  "LGPL-3.0": /^libheif-js$/u,
  "LGPL-3.0-or-later": /^@img\/sharp-(?:libvips-|wasm32$|win32-)/u,
  "MPL-2.0": /^web-push$/u,
}

const isAllowed = (name: string, licence: unknown): boolean =>
  typeof licence === "string" &&
  licence
    .replaceAll(/[()]/gu, "")
    .split(/ (?:AND|OR) /u)
    .every((one) => permissive.has(one) || weak[one]?.test(name) === true)

interface Locked {
  readonly dev?: true
  readonly dependencies?: Readonly<Record<string, string>>
}

const locked = read("package-lock.json")["packages"] as Readonly<Record<string, Locked>>

/** The place of a package that another one imports: the nearest from it up. */
const placeOf = (name: string, from: string): string => {
  const place = `${from === "" ? "" : `${from}/`}node_modules/${name}`
  return place in locked || from === ""
    ? place
    : placeOf(name, from.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/u, ""))
}

/** The packages that the client's rooms may import, and all that those import. */
const inClient = new Set<string>()
const add = (place: string): void => {
  if (inClient.has(place) || !(place in locked)) return
  inClient.add(place)
  for (const name of Object.keys(locked[place]?.dependencies ?? {})) add(placeOf(name, place))
}
for (const { path, packages } of rooms)
  if (path.startsWith("src/") && Array.isArray(packages))
    for (const name of packages) add(placeOf(name.replace(/\/\*$/u, ""), ""))

const packages = Object.entries(locked)
  .filter(([path, { dev }]) => path !== "" && (dev !== true || inClient.has(path)))
  .filter(([path]) => existsSync(new URL(`${path}/package.json`, root)))
  .map(([path]) => ({ name: path.replace(/^.*node_modules\//u, ""), licence: read(`${path}/package.json`)["license"] }))

it("has no licence that reaches over to what uses it", () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["react-dom", "scheduler", "maplibre-gl", "pg"]),
  )
  expect(packages.filter(({ name, licence }) => !isAllowed(name, licence))).toEqual([])
})

it.each([
  ["libheif-js", "LGPL-3.0", true],
  ["another", "LGPL-3.0", false],
  ["another", "GPL-3.0-only OR MIT", false],
  ["another", "Apache-2.0 AND MIT", true],
  ["another", "(MIT OR Apache-2.0)", true],
  ["another", "(GPL-2.0-only OR MIT)", false],
  ["another", undefined, false],
])("lets %s have %s: %s", (name, licence, is) => expect(isAllowed(name, licence)).toBe(is))
