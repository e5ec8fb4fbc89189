/** A throw-away PostgreSQL for tests: started with initdb and pg_ctl as an ordinary user, gone when it stops. */
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { Client } from "pg"
import { isRunnable } from "../base/runnable.mjs"
import { throwAwayFolder } from "../base/throw-away.mjs"

/** @typedef {{ readonly uid: number, readonly gid: number }} User */

/** Safe only because nothing in it is worth keeping. */
const careless = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_wal_size=256MB"]

const tools = ["initdb", "pg_ctl", "postgres", "pg_dump", "pg_restore"]

/** The newest installed PostgreSQL's programs, or undefined. */
export const findPrograms = () => {
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ]
  return places.find((place) => tools.every((tool) => isRunnable(join(place, tool))))
}

/** @returns {Promise<{ readonly code: number | null, readonly output: string }>} */
const run = (
  /** @type {string} */ command,
  /** @type {readonly string[]} */ args,
  /** @type {Partial<User>} */ user = {},
) =>
  new Promise((resolve) => {
    // Detached: Ctrl-C in a terminal must not reach the database before those who still use it.
    const child = spawn(command, args, { ...user, cwd: tmpdir(), stdio: ["ignore", "pipe", "pipe"], detached: true })
    let output = ""
    const hear = (/** @type {Buffer} */ chunk) => (output += chunk)
    child.stdout.on("data", hear)
    child.stderr.on("data", hear)
    child.on("error", (error) => resolve({ code: 1, output: error.message }))
    // "exit", not "close": the database itself keeps the pipes of pg_ctl open.
    child.on("exit", (code) => resolve({ code, output }))
  })

export const must = async (
  /** @type {string} */ command,
  /** @type {readonly string[]} */ args,
  /** @type {Partial<User>} */ user,
) => {
  const { code, output } = await run(command, args, user)
  if (code !== 0) throw new Error(`${command} failed:\n${output}`)
  return output
}

const isRoot = () => process.getuid?.() === 0

/** PostgreSQL refuses root, so root hands over to the first of these that the machine has. */
export const ordinaryUser = async () => {
  if (!isRoot()) return {}
  for (const name of ["postgres", "nobody"]) {
    const uid = await run("id", ["-u", name])
    const gid = await run("id", ["-g", name])
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  throw new Error("There is no user postgres or nobody to run PostgreSQL as.")
}

const install = async () => {
  console.log("Installing PostgreSQL for the tests …")
  const env = ["DEBIAN_FRONTEND=noninteractive"]
  await run("env", [...env, "apt-get", "update", "-qq"])
  await run("env", [...env, "apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"])
  return findPrograms()
}

/**
 * Starts a cluster that is reached by a Unix socket alone, which is a tenth faster than TCP; null, with the reason printed,
 * where the machine can't. A durable one writes as carefully as one in earnest, so that its speed can be measured.
 *
 * @param {{ readonly durable?: boolean }} [options]
 * @returns {Promise<{ readonly url: string, readonly stop: () => Promise<void> } | null>}
 */
export const startCluster = async ({ durable = false } = {}) => {
  const programs = findPrograms() ?? (isRoot() ? await install() : undefined)
  if (programs === undefined) {
    console.log(
      "No PostgreSQL server was found, so the server's tests run on the embedded one alone. Install postgresql, or set TEST_DATABASE_URL.",
    )
    return null
  }
  const user = await ordinaryUser()
  const home = mkdtempSync(join(durable ? tmpdir() : throwAwayFolder(), "marketplace-postgres-"))
  if ("uid" in user) chownSync(home, user.uid, user.gid)
  const data = join(home, "data")
  const settings = ["max_connections=200", ...(durable ? [] : careless)]
  const options = ["listen_addresses=", `unix_socket_directories=${home}`, ...settings]
  const server = options.map((option) => `-c ${option}`).join(" ")
  const pgCtl = join(programs, "pg_ctl")
  try {
    const initdb = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    await must(join(programs, "initdb"), initdb, user)
    await must(pgCtl, ["-D", data, "-w", "-l", join(home, "log"), "-o", server, "start"], user)
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
  return {
    url: `postgres://postgres@${encodeURIComponent(home)}/postgres`,
    stop: async () => {
      await run(pgCtl, ["-D", data, "-w", "-m", "immediate", "stop"], user)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/**
 * Runs one of PostgreSQL's programs for operators, and fails with what it printed when it does.
 *
 * @param {"pg_dump" | "pg_restore" | "pgbench"} tool
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 */
export const runTool = (tool, args) => must(join(findPrograms() ?? "", tool), args, {})

const asking = async (/** @type {string} */ url, /** @type {string} */ statement) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * A database of one's own in a cluster, empty or a copy of `template`; `asOwner` says that a role of its own, without any
 * other right, owns it.
 *
 * @param {string} clusterUrl
 * @param {{ readonly asOwner?: boolean, readonly template?: string | undefined }} [options]
 * @returns {Promise<{ readonly url: string, readonly drop: () => Promise<void> }>}
 */
export const createDatabase = async (clusterUrl, { asOwner = false, template = "template0" } = {}) => {
  const name = `test_${randomBytes(8).toString("hex")}`
  if (asOwner) await asking(clusterUrl, `create role ${name} login`)
  await asking(clusterUrl, `create database ${name} template ${template} ${asOwner ? `owner ${name}` : ""}`)
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  if (asOwner) url.username = name
  return {
    url: url.href,
    drop: async () => {
      await asking(clusterUrl, `drop database if exists ${name} with (force)`)
      if (asOwner) await asking(clusterUrl, `drop role ${name}`)
    },
  }
}
