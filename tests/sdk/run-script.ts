/** Runs a script as `npm run` does, in a project's folder. */
import { execFile } from "node:child_process"

export interface Ended {
  readonly code: number
  readonly said: string
}

/** Each script compiles contracts; with all cores busy that takes its time. */
export const scriptTimeoutMs = 120_000

export const runScript = (cwd: string, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    )
  })
