/** A throw-away PostgreSQL with a standby that has what was confirmed, for tests of what happens when the first one is gone. */
// @ts-check
import { chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { throwAwayFolder } from "../base/throw-away.mjs"
import { findPrograms, must, ordinaryUser } from "./postgres.mjs"

/** Safe, as the machine itself is never killed. */
const settings = ["fsync=off", "max_connections=200", "hot_standby=on"]

const standbyName = "standby"

const changingMs = 20_000

/** Answers the address of a database at another server. */
export const elsewhere = (/** @type {string} */ server, /** @type {string} */ database) =>
  Object.assign(new URL(server), { pathname: new URL(database).pathname }).href

/** Changes a setting of the server, and waits until the question has so many rows. */
const change = async (
  /** @type {string} */ url,
  /** @type {string} */ setting,
  /** @type {string} */ question,
  /** @type {number} */ rows,
) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`alter system set ${setting}`)
    await client.query("select pg_reload_conf()")
    for (const end = Date.now() + changingMs; Date.now() < end; await sleep(50))
      if ((await client.query(question)).rowCount === rows) return
    throw new Error(`There was no effect of ${setting}.`)
  } finally {
    await client.end()
  }
}

/**
 * Starts both, reached by Unix sockets alone; null, with the reason printed, where the machine has no PostgreSQL. The first is
 * ended as a machine without power is, as far as its clients see. A commit waits for the standby where `synchronousCommit` is
 * `on`; `holdReplication` keeps from the standby what happens from then on, as a network between the two does that is too slow.
 *
 * @param {{ readonly synchronousCommit?: "on" | "off" | "local" | undefined }} [options]
 * @returns {Promise<{
 *   readonly primaryUrl: string
 *   readonly standbyUrl: string
 *   readonly killPrimary: () => Promise<void>
 *   readonly promote: () => Promise<void>
 *   readonly holdReplication: () => Promise<void>
 *   readonly stop: () => Promise<void>
 * } | null>}
 */
export const startPair = async ({ synchronousCommit = "on" } = {}) => {
  const programs = findPrograms()
  if (programs === undefined) {
    console.log("No PostgreSQL server was found, so no standby is tested. Install postgresql.")
    return null
  }
  const user = await ordinaryUser()
  const home = mkdtempSync(join(throwAwayFolder(), "marketplace-standby-"))
  const own = (/** @type {string} */ folder) => {
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  }
  own(home)
  const run = (/** @type {string} */ tool, /** @type {readonly string[]} */ args) =>
    must(join(programs, tool), args, user)
  const place = (/** @type {string} */ name) => {
    const [sockets, data] = [join(home, `${name}-socket`), join(home, name)]
    mkdirSync(sockets)
    own(sockets)
    const options = [
      "listen_addresses=",
      `unix_socket_directories=${sockets}`,
      `synchronous_commit=${synchronousCommit}`,
      ...settings,
    ]
    const server = options.map((option) => `-c ${option}`).join(" ")
    const control = (/** @type {readonly string[]} */ args) => run("pg_ctl", ["-D", data, "-w", ...args])
    return {
      data,
      sockets,
      url: `postgres://postgres@${encodeURIComponent(sockets)}/postgres`,
      start: () => control(["-l", join(home, `${name}.log`), "-o", server, "start"]),
      kill: async () => void (await control(["-m", "immediate", "stop"])),
      promote: async () => void (await control(["promote"])),
    }
  }
  const [primary, standby] = [place("primary"), place(standbyName)]
  const stop = async () => {
    // The primary is gone already where the test has come so far, and so may both be where the start has failed.
    await Promise.allSettled([primary.kill(), standby.kill()])
    rmSync(home, { recursive: true, force: true })
  }
  try {
    await run("initdb", ["-D", primary.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"])
    await primary.start()
    const from = `host=${primary.sockets} user=postgres application_name=${standbyName}`
    await run("pg_basebackup", ["-D", standby.data, "-d", from, "-R", "-X", "stream", "-c", "fast", "--no-sync"])
    await standby.start()
    await change(
      primary.url,
      `synchronous_standby_names = '${standbyName}'`,
      "select from pg_stat_replication where sync_state = 'sync'",
      1,
    )
  } catch (error) {
    await stop()
    throw error
  }
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    killPrimary: primary.kill,
    promote: standby.promote,
    holdReplication: () => change(standby.url, "primary_conninfo = ''", "select from pg_stat_wal_receiver", 0),
    stop,
  }
}
