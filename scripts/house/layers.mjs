/**
 * The table of rooms: which may import which, and why. The linter's rules and the architecture test are generated from
 * it.
 */
// @ts-check
import { lintConfig } from "./lint-config.mjs"
import { pageRooms } from "./page-rooms.mjs"
import { serverRooms } from "./server-rooms.mjs"
import { uiRooms } from "./ui-rooms.mjs"

/**
 * A room is a folder (or one file). `imports` names the rooms below it: `true` allows values and types, `"types"`
 * types alone. `packages` names the npm packages it may use (`name/*` also allows the package's modules, and nothing
 * but modules when `name` itself isn't listed), `"server"` any package that no client room has claimed, and `"any"`
 * everything. The longest path that fits decides which room a file is in.
 *
 * @typedef {{
 *   readonly name: string,
 *   readonly path: string,
 *   readonly imports: Readonly<Record<string, true | "types">> | "any",
 *   readonly packages: readonly string[] | "server" | "any",
 *   readonly node?: boolean,
 *   readonly reason: string,
 * }} Room
 */

/** @type {readonly Room[]} */
export const rooms = [
  {
    name: "domain",
    path: "src/domain",
    imports: {},
    packages: [],
    reason: "the domain is pure: no I/O, no library, nothing above it, so that client and server can share it",
  },
  {
    name: "sdk",
    path: "src/sdk",
    imports: { domain: true },
    packages: ["openapi-fetch", "effect/*"],
    reason: "the SDK only asks the server and answers with values; what the answers mean is decided above it",
  },
  {
    name: "events",
    path: "src/events",
    imports: { domain: true, sdk: "types" },
    packages: ["rxjs"],
    reason: "events are facts; they know wire shapes as types, and never ask anybody anything",
  },
  {
    name: "feeds",
    path: "src/feeds",
    imports: { events: true, domain: true, sdk: true, platform: true },
    packages: ["@microsoft/signalr", "rxjs"],
    reason: "a feed emits what it heard unasked, and knows nobody who listens",
  },
  {
    name: "log",
    path: "src/log",
    imports: { events: true, domain: true, platform: true, projections: true },
    packages: ["@marcbachmann/cel-js", "@noble/hashes/*", "idb", "immer", "rxjs"],
    reason: "the log records and replays the stream, so a replay must need neither the server nor the screens",
  },
  {
    name: "projections",
    path: "src/projections",
    imports: { events: true, domain: true },
    packages: ["immer", "rxjs"],
    reason: "a recipe folds events and nothing else, or a recorded log would not replay to the same screen",
  },
  {
    name: "commands",
    path: "src/commands",
    imports: { sdk: true, events: true, domain: true, platform: true },
    packages: ["effect/*", "rxjs"],
    reason:
      "a command carries what it needs and answers with events; it never reads the store (architecture: Commands)",
  },
  {
    name: "platform",
    path: "src/platform",
    imports: { domain: true },
    packages: [
      "oidc-client-ts",
      "idb",
      "@capacitor/app",
      "@capacitor/browser",
      "@capacitor/camera",
      "@capacitor/core",
      "@capacitor/keyboard",
      "@capacitor/network",
      "@capacitor/push-notifications",
      "@capacitor/share",
    ],
    reason: "the platform is what touches the browser, and what a wrapper would replace, so it stands at the bottom",
  },
  {
    name: "worker",
    path: "src/worker",
    imports: { domain: true },
    packages: ["workbox-precaching", "workbox-routing", "workbox-strategies"],
    reason: "the service worker is a program of its own, which lives on when no page of the app does",
  },
  ...uiRooms,
  {
    name: "early",
    path: "src/early.ts",
    imports: { platform: "types" },
    packages: [],
    reason: "the script before the first paint holds it back, so it is a few lines and brings nothing along",
  },
  {
    name: "start",
    path: "src/start",
    imports: { domain: true, sdk: true, events: "types", projections: "types", platform: true },
    packages: ["rxjs"],
    reason: "a step of the start is handed what it connects, and knows neither a screen nor the engine",
  },
  {
    name: "main",
    path: "src/main.tsx",
    imports: {
      start: true,
      sdk: true,
      events: true,
      feeds: true,
      log: true,
      projections: true,
      commands: true,
      platform: true,
      domain: true,
      routes: true,
      shell: true,
      loading: true,
      app: true,
      i18n: true,
      theme: true,
      engine: true,
    },
    packages: "any",
    reason: "the composition root knows every room of the client, and nothing of the server",
  },
  {
    name: "painter",
    path: "src/paint.tsx",
    imports: {
      sdk: true,
      events: true,
      projections: true,
      commands: true,
      domain: true,
      shell: true,
      app: true,
      i18n: true,
      theme: true,
    },
    packages: "any",
    node: true,
    reason: "the painter is the composition root that the server runs: no browser, no hub, nothing to keep",
  },
  ...pageRooms,
  {
    name: "engine",
    path: "src/engine.ts",
    imports: {
      start: true,
      sdk: true,
      events: true,
      feeds: true,
      projections: true,
      commands: true,
      platform: true,
      domain: true,
    },
    packages: "any",
    reason: "the engine is the half of the composition root that runs without a screen",
  },
  {
    name: "drawings",
    path: "drawings",
    imports: {},
    packages: ["qr"],
    reason: "drawings are text made of numbers: the build makes files of them, the demo photographs, and pages codes",
  },
  ...serverRooms,
  {
    name: "scripts",
    path: "scripts",
    imports: "any",
    packages: "any",
    node: true,
    reason: "scripts may use everything",
  },
  { name: "tests", path: "tests", imports: "any", packages: "any", node: true, reason: "tests may use everything" },
]

/**
 * The reason why a package stays where it is, for those whose place the room's own reason does not make plain.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const packageReasons = {
  react:
    "React belongs to the rooms in src/ui and to main alone, or the core could not run in Node, in replay and in tests",
  "@microsoft/signalr":
    "only feeds speak SignalR, so that everyone else hears of a change as an event; the demo company is a client of its own",
  "openapi-fetch": "only the SDK speaks HTTP, so that errors are values everywhere above it",
  immer: "immer runs recipes, live and in the index of a log; anywhere else a value is made new",
  "oidc-client-ts": "sign-in touches the browser, and a wrapper would have its own, so it stays in platform",
  effect: "effect is imported by module (effect/Effect) in commands and sdk: the barrel costs 33 KB (D0a)",
  rxjs: "streams live in events, feeds, log, projections and commands; screens read read models",
  idb: "browser storage is reached by platform and the log alone",
}

/** Nouns that name a feature's file in every room. */
export const features = [
  "session",
  "account",
  "profiles",
  "classificator",
  "locations",
  "listings", // orders and offers (E10): two faces on the wire and in addresses alone
  "orders",
  "offers",
  "push",
  "search",
  "applications",
  "deals",
  "feedback",
  "chat",
  "notifications",
  "favorites",
  "complaints",
  "moderation",
  "files",
  "settings",
  "shortcuts",
  "support",
  "translation",
  "statistics",
  "connection",
  "navigation",
  "toasts",
  "app-update",
]

/** Rooms where each feature has a file or a folder of its own. */
export const featureFolders = [
  "src/domain",
  "src/events",
  "src/projections",
  "src/commands",
  "src/ui/screens",
  "server/routes",
  "server/domain",
]

/** Names that say what kind of code a file holds instead of what it is about. */
export const vagueNames = [
  "index",
  "utils",
  "util",
  "helpers",
  "helper",
  "types",
  "constants",
  "common",
  "misc",
  "shared",
]

export const maxCodeLines = 300

const atRoot = /** @type {Room} */ (rooms.find((room) => room.name === "scripts"))

/** The room that a file of the repo is in; files at the root belong to scripts. */
export const roomOf = (/** @type {string} */ file) => {
  const around = rooms.filter((room) => file === room.path || file.startsWith(`${room.path}/`))
  return around.sort((a, b) => b.path.length - a.path.length)[0] ?? atRoot
}

/**
 * The floor of every room: 0 for one that imports none, else one above the highest that it imports. Throws where rooms
 * import each other in a circle, for then none of them is above the other.
 *
 * @param {readonly Room[]} table
 * @returns {ReadonlyMap<string, number>}
 */
export const floorsOf = (table) => {
  const byName = new Map(table.map((room) => [room.name, room]))
  /** @type {Map<string, number>} */
  const floors = new Map()
  /** @returns {number} */
  const floorOf = (/** @type {string} */ name, /** @type {readonly string[]} */ above) => {
    if (above.includes(name)) throw new Error(`Rooms import each other: ${[...above, name].join(" → ")}.`)
    const known = floors.get(name)
    if (known !== undefined) return known
    const imports = byName.get(name)?.imports ?? {}
    const below = imports === "any" ? [] : Object.keys(imports).filter((one) => byName.has(one))
    const floor = Math.max(-1, ...below.map((one) => floorOf(one, [...above, name]))) + 1
    floors.set(name, floor)
    return floor
  }
  for (const { name } of table) floorOf(name, [])
  return floors
}

const claimedByClient = new Set(
  rooms.flatMap((room) => (Array.isArray(room.packages) ? room.packages.map((name) => name.replace(/\/\*$/, "")) : [])),
)

/** The package that a bare import is of: `effect/Effect` is of `effect`. */
export const packageOf = (/** @type {string} */ specifier) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/")

/** Answers whether a room may use a bare import, by the table. */
export const mayUsePackage = (/** @type {Room} */ room, /** @type {string} */ specifier) => {
  if (specifier.startsWith("node:")) return room.node === true || room.packages === "any"
  if (room.packages === "any") return true
  const name = packageOf(specifier)
  if (room.packages === "server") return !claimedByClient.has(name)
  return room.packages.some((allowed) => (allowed === `${name}/*` ? specifier !== name : allowed === name))
}

/** Every package that some client room has claimed. */
const clientPackages = [...claimedByClient].sort()

/** Answers the linter's configuration, which follows from the table. */
export const lintRules = () => lintConfig({ rooms, packageReasons, maxCodeLines, clientPackages, mayUsePackage })
