/** A throw-away PgBouncer with a configuration of ours, for tests; installed from Debian where that is allowed. */
// @ts-check
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { delimiter, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { isRunnable } from "../base/runnable.mjs"
import { throwAwayFolder } from "../base/throw-away.mjs"
import { ordinaryUser } from "./postgres.mjs"

const find = () =>
  ["/usr/sbin", ...(process.env["PATH"] ?? "").split(delimiter)].map((dir) => join(dir, "pgbouncer")).find(isRunnable)

const install = () => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return
  console.log("Installing PgBouncer for the tests …")
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const get = (/** @type {readonly string[]} */ args) => spawnSync("apt-get", args, { env, stdio: "ignore" })
  get(["update", "-qq"])
  get(["install", "-y", "-qq", "--no-install-recommends", "pgbouncer"])
}

const startsWithinMs = 10_000

/** @returns {Promise<boolean>} */
const isThere = (/** @type {number} */ port) =>
  new Promise((resolve) => {
    const asking = connect(port, "127.0.0.1")
    asking.once("error", () => resolve(false))
    asking.once("connect", () => {
      asking.destroy()
      resolve(true)
    })
  })

/**
 * Starts PgBouncer, which refuses root, as an ordinary user; null, with the reason printed, where the machine has none. Its log and
 * its number have no place in the configuration, which says where it listens.
 *
 * @param {{ readonly configuration: string, readonly users: readonly string[], readonly port: number }} options
 * @returns {Promise<{
 *   readonly reload: (configuration: string) => void
 *   readonly stop: () => Promise<void>
 * } | null>} `reload` has it read another configuration, as `systemctl reload` does.
 */
export const startPgbouncer = async ({ configuration, users, port }) => {
  if (find() === undefined) install()
  const program = find()
  if (program === undefined) {
    console.log("No PgBouncer was found, so that nothing is tested behind it. Install pgbouncer.")
    return null
  }
  const user = await ordinaryUser()
  const home = mkdtempSync(join(throwAwayFolder(), "pgbouncer-"))
  const [file, known] = [join(home, "pgbouncer.ini"), join(home, "users.txt")]
  writeFileSync(known, users.map((name) => `"${name}" ""\n`).join(""))
  const configure = (/** @type {string} */ text) =>
    writeFileSync(file, `${text}\nauth_file = ${known}\nunix_socket_dir =\n`)
  configure(configuration)
  if (user.uid !== undefined) for (const path of [home, file, known]) chownSync(path, user.uid, user.gid)
  const child = spawn(program, ["-q", file], { ...user, cwd: home, stdio: ["ignore", "inherit", "pipe"] })
  let said = ""
  child.stderr.on("data", (/** @type {Buffer} */ chunk) => (said += chunk))
  const stop = async () => {
    child.kill("SIGTERM")
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
    rmSync(home, { recursive: true, force: true })
  }
  for (const end = Date.now() + startsWithinMs; !(await isThere(port)); await sleep(50))
    if (Date.now() > end || child.exitCode !== null) {
      await stop()
      throw new Error(`PgBouncer did not start:\n${said}`)
    }
  const reload = (/** @type {string} */ changed) => {
    configure(changed)
    child.kill("SIGHUP")
  }
  return { reload, stop }
}
