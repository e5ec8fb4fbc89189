/** `npm run replay -- FILE --ui`: builds the client if needed, and serves the theatre with a log until it is ended. */
import { statSync } from "node:fs"
import { buffer } from "node:stream/consumers"
import { whenOrphaned } from "../base/orphaned.mjs"
import { ensureBuilt } from "../build/built.mjs"
import { printable } from "../../src/log/printable.ts"
import { Misuse } from "./options.ts"
import { serveTheatre } from "./theatre-server.ts"

export const showLog = async (file: string): Promise<void> => {
  const isFile = file === "-" || statSync(file, { throwIfNoEntry: false })?.isDirectory() === false
  if (!isFile) throw new Misuse(`There is no file ${file}.`)
  ensureBuilt()
  const { server, address } = await serveTheatre(file === "-" ? { bytes: await buffer(process.stdin) } : { file })
  const stop = (): void => {
    server.close()
    server.closeAllConnections()
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop)
  whenOrphaned(stop)
  console.log(`The theatre plays ${printable(file)} at\n\n  ${address}\n\nCtrl-C ends it.`)
}
