/**
 * One folder has one owner, whoever asks from wherever: other temporary folders, long paths, dead owners, other
 * machines.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setImmediate } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { ownAlone } from "../../../server/db/sole-owner.ts"

let folder = ""
const children: ReturnType<typeof spawn>[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "owner-test-"))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL")
  await rm(folder, { recursive: true, force: true })
})

const module = new URL("../../../server/db/sole-owner.ts", import.meta.url).href
const script = `const { ownAlone } = await import(${JSON.stringify(module)})
  await ownAlone(process.argv[1]).then(() => console.log("mine"), ({ message }) => console.log(message))
  setInterval(() => {}, 1000)`

/** Another process, with a temporary folder of its own; answers what it says of the folder. */
const asked = async (directory: string) => {
  const TMPDIR = await mkdtemp(join(folder, "tmp-"))
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, directory], {
    env: { ...process.env, TMPDIR },
  })
  children.push(child)
  const [said] = (await once(child.stdout, "data")) as [Buffer]
  return { child, said: said.toString().trim() }
}

describe("a folder", () => {
  it("is one process's, whatever temporary folder another has", async () => {
    const { release } = await ownAlone(folder)
    expect((await asked(folder)).said).toMatch(/in use by another server.*Stop that one/u)
    await release()
    expect((await asked(folder)).said).toBe("mine")
    await expect(ownAlone(folder)).rejects.toThrow(/in use/u)
  })

  it("may lie deep", async () => {
    const deep = join(folder, "a-folder-with-a-long-name".repeat(4), "and-another-one".repeat(8))
    await mkdir(deep, { recursive: true })
    const { release } = await ownAlone(deep)
    expect((await asked(deep)).said).toMatch(/in use/u)
    await release()
  })

  it("is free again when its owner was killed, for one of those who come then", async () => {
    const { child } = await asked(folder)
    child.kill("SIGKILL")
    await once(child, "exit")
    const outcomes = await Promise.allSettled([ownAlone(folder), ownAlone(folder), ownAlone(folder)])
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  })

  it("has one owner at a time, however often it is let go of while others come", async () => {
    let [owners, most, times] = [0, 0, 0]
    const comeAndGo = async (): Promise<void> => {
      for (let round = 0; round < 30; round += 1) {
        const owned = await ownAlone(folder).catch(() => null)
        if (owned === null) continue
        owners += 1
        times += 1
        most = Math.max(most, owners)
        await setImmediate()
        owners -= 1
        await owned.release()
      }
    }
    await Promise.all(Array.from({ length: 8 }, comeAndGo))
    expect(most).toBe(1)
    expect(times).toBeGreaterThan(5)
    await (await ownAlone(folder)).release()
    expect((await readdir(folder)).filter((name) => name !== "owner.machine")).toHaveLength(1)
  })

  it("is a server's of before turns, as long as that runs", async () => {
    const former = createServer((asking) => asking.end())
    await new Promise<void>((resolve) => former.listen(join(folder, "owner.sock"), resolve))
    await expect(ownAlone(folder)).rejects.toThrow(/in use/u)
    await new Promise((resolve) => former.close(resolve))
    await (await ownAlone(folder)).release()
  })

  it("is another machine's while that one touches it, and no longer", async () => {
    const file = join(folder, "owner.machine")
    await writeFile(file, "another machine")
    const touching = setInterval(() => void utimes(file, new Date(), new Date()), 1_000)
    await expect(ownAlone(folder)).rejects.toThrow(/in use/u)
    clearInterval(touching)
    await utimes(file, new Date(0), new Date(0))
    await (await ownAlone(folder)).release()
  }, 30_000)
})
