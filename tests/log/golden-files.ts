/** The golden logs as they are kept: the first ones as plain text with their read models, later ones packed with hashes. */
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { gunzipSync } from "node:zlib"

export const goldenFolder = fileURLToPath(new URL("../logs/", import.meta.url))

const ending = /\.ndjson(?:\.gz)?$/u

export const goldenFiles = readdirSync(goldenFolder).filter((file) => ending.test(file))

/** The file's name without its ending. */
export const nameOf = (file: string): string => file.replace(ending, "")

export const bytesOf = (file: string): Buffer => readFileSync(`${goldenFolder}${file}`)

export const textOf = (file: string): string => {
  const bytes = bytesOf(file)
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString()
}
