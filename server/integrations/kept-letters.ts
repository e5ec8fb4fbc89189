/** Letters as files for the operator's eyes alone, for whom there is no mail server. */
import { randomBytes } from "node:crypto"
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Letter } from "../contract/services.ts"

/** The oldest are removed beyond that. */
const mostKept = 200

const isLetter = (name: string): boolean => name.endsWith(".txt")

const removeOldest = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter(isLetter).toSorted()
  await Promise.all(names.slice(0, -mostKept).map((name) => rm(join(folder, name), { force: true })))
}

/** Writes the letter's text to a file of its own, named by the time, and answers its path. It is there whole or not at all. */
export const keepLetter = async (folder: string, { to, subject, text }: Letter): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomBytes(4).toString("hex")}`
  const [unfinished, path] = [join(folder, `${name}.part`), join(folder, `${name}.txt`)]
  await writeFile(unfinished, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600, flag: "wx" })
  await rename(unfinished, path)
  await removeOldest(folder)
  return path
}
