/** Keeps two processes from opening one embedded database, which would corrupt it. architecture: Server. */
import { createHash } from "node:crypto"
import { realpathSync } from "node:fs"
import { rm } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

export interface Ownership {
  readonly release: () => Promise<void>
}

// A socket rather than a pid file: the system frees it when the process ends, however it ends. It is outside of the
// directory, as paths of sockets have a low limit.
const socketOf = (directory: string): string => {
  const name = `marketplace-${createHash("sha256").update(realpathSync(directory)).digest("hex").slice(0, 24)}`
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

const isHeld = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(socket)
    probe.once("connect", () => {
      probe.destroy()
      resolve(true)
    })
    probe.once("error", () => resolve(false))
  })

const hold = (socket: string): Promise<Ownership | "taken"> =>
  new Promise((resolve, reject) => {
    const server = createServer((asking) => asking.destroy())
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve("taken") : reject(error),
    )
    server.listen(socket, () => {
      server.unref()
      resolve({ release: () => new Promise((done) => server.close(() => done())) })
    })
  })

/** Locks a directory for this process, or fails with advice about the process that has it. */
export const ownAlone = async (directory: string): Promise<Ownership> => {
  const socket = socketOf(directory)
  const first = await hold(socket)
  if (first !== "taken") return first
  if (!(await isHeld(socket))) {
    await rm(socket, { force: true })
    const second = await hold(socket)
    if (second !== "taken") return second
  }
  throw new Error(
    `${directory} is in use by another server of this product. Stop that one, or set DATA_DIR to another directory.`,
  )
}
