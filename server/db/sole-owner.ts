/**
 * Keeps two processes from opening one embedded database, which would corrupt it. architecture: Server.
 *
 * The lock is a socket in the folder itself: the system frees it when its process ends, however it ends, and whoever
 * sees the folder on this machine can ask it, in whatever container and with whatever temporary folder. A file beside
 * it says which machine has the folder and is touched while it has it, for machines that share a file system over the
 * network. Races: two that find a dead socket both replace it; each then asks the socket for the name behind it, and
 * only the one whose name is said stays.
 */
import { createHash, randomUUID } from "node:crypto"
import { realpathSync } from "node:fs"
import { mkdtemp, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { hostname, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

export interface Ownership {
  readonly release: () => Promise<void>
}

const socketName = "owner.sock"
const machineName = "owner.machine"
/** The shortest limit of a socket's path among the systems that Node runs on, its last zero included. */
const longestPath = 103
const touchedEveryMs = 5_000
/** A folder that another machine has not touched for so long is not in use. */
const abandonedAfterMs = 20_000
const settledAfterMs = 200

const inUse = (directory: string): Error =>
  new Error(
    `${directory} is in use by another server of this product. Stop that one, or set DATA_DIR to another directory.`,
  )

/** Calls `work` with a path of the socket that is short enough, by a link to the folder where its own is too long. */
const withSocket = async <Value>(directory: string, work: (socket: string) => Promise<Value>): Promise<Value> => {
  const folder = realpathSync(directory)
  if (process.platform === "win32")
    return work(`\\\\.\\pipe\\marketplace-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`)
  const socket = join(folder, socketName)
  if (Buffer.byteLength(socket) <= longestPath) return work(socket)
  const short = await mkdtemp(join(tmpdir(), "owner-"))
  try {
    await symlink(folder, join(short, "d"))
    return await work(join(short, "d", socketName))
  } finally {
    await rm(short, { recursive: true, force: true })
  }
}

/** The name of the process behind the socket; null where there is none. */
const ownerOf = (socket: string): Promise<string | null> =>
  new Promise((resolve) => {
    let said = ""
    const asking = connect(socket)
    asking.setEncoding("utf8")
    asking.on("data", (text: string) => (said += text))
    asking.once("end", () => resolve(said))
    asking.once("error", () => resolve(null))
  })

const hold = (socket: string, name: string): Promise<Ownership | "taken"> =>
  new Promise((resolve, reject) => {
    const server = createServer((asking) => asking.on("error", () => asking.destroy()).end(name))
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve("taken") : reject(error),
    )
    server.listen(socket, () => {
      server.unref()
      resolve({ release: () => new Promise((done) => server.close(() => done())) })
    })
  })

const takeOver = async (socket: string, name: string): Promise<Ownership | "taken"> => {
  const first = await hold(socket, name)
  if (first !== "taken") return first
  if ((await ownerOf(socket)) !== null) return "taken"
  await rm(socket, { force: true })
  const second = await hold(socket, name)
  if (second === "taken") return "taken"
  await delay(settledAfterMs)
  if ((await ownerOf(socket)) === name) return second
  await second.release()
  return "taken"
}

/** Machines that share a folder have different ones; containers of one machine have the same. */
const thisMachine = (): Promise<string> =>
  readFile("/proc/sys/kernel/random/boot_id", "utf8").then(
    (id) => id.trim(),
    () => hostname(),
  )

/** Waits until another machine has not touched the folder for long; refuses while it goes on doing so. */
const requireNoOtherMachine = async (directory: string, file: string, machine: string): Promise<void> => {
  const other = await readFile(file, "utf8").catch(() => machine)
  if (other === machine) return
  const touchedAt = async (): Promise<number> =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
  const seen = await touchedAt()
  if (Date.now() - seen > abandonedAfterMs) return
  await delay(touchedEveryMs * 2)
  if ((await touchedAt()) !== seen) throw inUse(directory)
}

/** Locks a directory for this process, or fails with advice about the process that has it. */
export const ownAlone = async (directory: string): Promise<Ownership> => {
  const machine = await thisMachine()
  const file = join(directory, machineName)
  await requireNoOtherMachine(directory, file, machine)
  const owned = await withSocket(directory, (socket) => takeOver(socket, randomUUID()))
  if (owned === "taken") throw inUse(directory)
  await writeFile(file, machine)
  // A folder that is gone, or full, is reported by the database itself.
  const touching = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), touchedEveryMs)
  touching.unref()
  return {
    release: async () => {
      clearInterval(touching)
      await rm(file, { force: true })
      await owned.release()
    },
  }
}
