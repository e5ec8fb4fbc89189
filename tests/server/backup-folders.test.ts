/** An operator names a folder that a backup can't go to, or come from, and is told in a sentence before anything is begun. */
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { backUp } from "../../server/backup/backup.ts"
import { cantRead, cantWrite } from "../../server/backup/folders.ts"
import { restore } from "../../server/backup/restore.ts"

const { username } = userInfo()
const isRoot = process.getuid?.() === 0

const failureOf = (code: string, path: string): Error => Object.assign(new Error(`${code}: raw words`), { code, path })

let folder = ""
let file = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-folders-"))
  file = join(folder, "a file")
  await writeFile(file, "")
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const place = (name: string) => ({ databaseUrl: undefined, dataDir: join(folder, name), storage: null })
const ignored = (): void => undefined

/** A folder that says of itself that it is a backup. */
const described = async (name: string): Promise<string> => {
  const backup = join(folder, name)
  await mkdir(join(backup, "files"), { recursive: true })
  const description = { engine: "embedded", at: "2026-11-29T03:00:00.000Z", files: { count: 0, bytes: 0 } }
  await writeFile(join(backup, "backup.json"), JSON.stringify(description))
  await writeFile(join(backup, "database.tar.gz"), "")
  return backup
}

describe("a backup", () => {
  it("says which folder can't be written to", async () => {
    const to = join(file, "backup")
    await expect(backUp(place("data"), to, ignored)).rejects.toThrow(
      `${to} can't be written: a part of its path is no folder (ENOTDIR). Name another folder.`,
    )
  })

  it.skipIf(isRoot)("says so where this user has no right to", async () => {
    const locked = join(folder, "locked")
    await mkdir(locked, { mode: 0o500 })
    await expect(backUp(place("data"), join(locked, "backup"), ignored)).rejects.toThrow(`the user ${username} may not`)
  })

  it("names the user who may not, and a command that makes a folder of theirs", () => {
    const { message } = cantWrite("/var/backups/first", failureOf("EACCES", "/var/backups/first.unfinished"))
    expect(message).toBe(
      `/var/backups/first can't be written: the user ${username} may not write there (EACCES). ` +
        `This makes a folder where they may: install --directory --mode=700 --owner=${username} /var/backups/marketplace`,
    )
  })
})

describe("a restore", () => {
  it("says which folder can't be read", async () => {
    const from = join(file, "backup")
    await expect(restore(place("restored"), from, ignored)).rejects.toThrow(
      `${join(from, "backup.json")} can't be read: a part of its path is no folder (ENOTDIR).`,
    )
    const missing = join(folder, "missing")
    await expect(restore(place("restored"), missing, ignored)).rejects.toThrow(`${missing} is no backup`)
  })

  it.skipIf(isRoot)("looks at each file first, and begins nothing", async () => {
    const backup = await described("of another user")
    await writeFile(join(backup, "files", "picture"), "", { mode: 0o000 })
    await expect(restore(place("restored"), backup, ignored)).rejects.toThrow(
      `${join(backup, "files", "picture")} can't be read: the user ${username} may not`,
    )
    expect(existsSync(place("restored").dataDir)).toBe(false)
  })

  it("says that DATA_DIR is no folder before the database is made", async () => {
    const backup = await described("backup")
    const to = { ...place("restored"), dataDir: join(file, "data") }
    await expect(restore(to, backup, ignored)).rejects.toThrow(`${join(file, "data", "files")} can't be`)
  })

  it("names the user who may not, and the command that gives them the backup", () => {
    const { message } = cantRead("/root/backup", failureOf("EACCES", "/root/backup/files"))
    expect(message).toBe(
      `/root/backup/files can't be read: the user ${username} may not (EACCES). Move it to where they may, and give it ` +
        `to them: chown --recursive ${username}: /root/backup`,
    )
  })
})
