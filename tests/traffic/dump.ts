/** Where the traffic of a run of the tests is written down: one file a process for its wire, and one for its log. */
import { mkdirSync, openSync, writeSync } from "node:fs"
import { join } from "node:path"
import type { Secret } from "./secrets.ts"

/** One request and how it was answered, or one secret that it or its answer brought, at its first time in the process. */
export type WireLine =
  | { readonly port: number; readonly method: string; readonly path: string; readonly status: number }
  | (Secret & { readonly way: "asked" | "answered"; readonly method: string; readonly path: string })

/** Where tests name no folder, such as in a benchmark, nothing is written. */
const folder = process.env["TRAFFIC_DIR"]

export const isDumping = folder !== undefined

/** Writes at once, because some of those who write are killed; the file is there from the first line on. */
const appendTo = (name: string): ((text: string) => void) => {
  let file: number | undefined
  return (text) => {
    if (folder === undefined) return
    if (file === undefined) {
      mkdirSync(folder, { recursive: true })
      file = openSync(join(folder, name), "a")
    }
    writeSync(file, text)
  }
}

const wire = appendTo(`${process.pid}.wire`)

export const dumpWire = (line: WireLine): void => wire(`${JSON.stringify(line)}\n`)

/** For the log of this process, or of the one that it started. */
export const dumpLog = (pid: number | undefined = process.pid): ((text: string) => void) => appendTo(`${pid}.log`)
