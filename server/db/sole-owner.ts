/**
 * Keeps two processes from opening one embedded database, which would corrupt it. architecture: Server.
 *
 * The lock is a socket in the folder itself: the system closes it when its process ends, however it ends, and whoever
 * sees the folder on this machine can ask it, in whatever container and with whatever temporary folder. A file beside
 * it says which machine has the folder and is touched while it has it, for machines that share a file system over the
 * network. Each owner has a turn of its own, a numbered folder with its socket in it: a socket listens before its folder takes
 * the next number, and no folder takes the place of one that is there. The last turn is never taken away, so that whoever was
 * slow finds that others have come since.
 */
import { createHash } from "node:crypto"
import { realpathSync } from "node:fs"
import { mkdtemp, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { hostname, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

export interface Ownership {
  readonly release: () => Promise<void>
}

const turnName = /^owner\.(\d+)$/u
const socketName = "s"
/** Servers of before turns hold it; one may still run while its successor is started. */
const formerSocket = "owner.sock"
const machineName = "owner.machine"
/** The shortest limit of a socket's path among the systems that Node runs on, its last zero included. */
const longestPath = 103
const touchedEveryMs = 5_000
/** A folder that another machine has not touched for so long is not in use. */
const abandonedAfterMs = 20_000
/** Room for the folder of a turn and its socket, characters. */
const turnLength = 24

const inUse = (directory: string): Error =>
  new Error(
    `${directory} is in use by another server of this product. Stop that one, or set DATA_DIR to another directory.`,
  )

/** Calls `work` with a path of the folder that is short enough, by a link to it where its own is too long. */
const withShortPath = async <Value>(directory: string, work: (folder: string) => Promise<Value>): Promise<Value> => {
  const folder = realpathSync(directory)
  if (Buffer.byteLength(folder) + turnLength <= longestPath) return work(folder)
  const short = await mkdtemp(join(tmpdir(), "owner-"))
  try {
    await symlink(folder, join(short, "d"))
    return await work(join(short, "d"))
  } finally {
    await rm(short, { recursive: true, force: true })
  }
}

/** Answers whether a process listens there. */
const isHeld = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asking = connect(socket)
    asking.once("connect", () => {
      asking.destroy()
      resolve(true)
    })
    asking.once("error", () => resolve(false))
  })

const hold = (socket: string): Promise<Ownership | "taken"> =>
  new Promise((resolve, reject) => {
    const server = createServer((asking) => asking.on("error", () => undefined).destroy())
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve("taken") : reject(error),
    )
    server.listen(socket, () => {
      server.unref()
      resolve({ release: () => new Promise((done) => server.close(() => done())) })
    })
  })

const turnsIn = async (folder: string): Promise<readonly number[]> =>
  (await readdir(folder)).flatMap((name) => {
    const number = turnName.exec(name)?.[1]
    return number === undefined ? [] : [Number(number)]
  })

const folderOf = (folder: string, turn: number): string => join(folder, `owner.${turn}`)

/** Another's turn is there: a folder that has something in it is not replaced. */
const isTurnThere = (error: NodeJS.ErrnoException): boolean => error.code === "ENOTEMPTY" || error.code === "EEXIST"

/** Answers whether the folder became that of the turn, after which nobody else's has come. */
const takes = async (folder: string, made: string, turn: number): Promise<boolean> => {
  try {
    await rename(made, folderOf(folder, turn))
  } catch (error) {
    if (error instanceof Error && isTurnThere(error)) return false
    throw error
  }
  return Math.max(...(await turnsIn(folder))) === turn
}

const takeTurn = async (folder: string): Promise<Ownership | "taken"> => {
  if (await isHeld(join(folder, formerSocket))) return "taken"
  const last = Math.max(0, ...(await turnsIn(folder)))
  if (last > 0 && (await isHeld(join(folderOf(folder, last), socketName)))) return "taken"
  const made = await mkdtemp(join(folder, "owner-"))
  const held = await hold(join(made, socketName))
  if (held === "taken" || !(await takes(folder, made, last + 1))) {
    if (held !== "taken") await held.release()
    await rm(made, { recursive: true, force: true })
    return "taken"
  }
  for (const turn of await turnsIn(folder))
    if (turn <= last) await rm(folderOf(folder, turn), { recursive: true, force: true })
  return held
}

/** Pipes of Windows have no file, and end with their process. */
const pipeOf = (directory: string): string =>
  `\\\\.\\pipe\\marketplace-${createHash("sha256").update(realpathSync(directory)).digest("hex").slice(0, 24)}`

const take = (directory: string): Promise<Ownership | "taken"> =>
  process.platform === "win32" ? hold(pipeOf(directory)) : withShortPath(directory, takeTurn)

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
  const owned = await take(directory)
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
