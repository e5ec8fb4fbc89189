/** The halves of uploads that a killed node left go while others run, and never what is still being received. */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PassThrough } from "node:stream"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { FileStore } from "../../../server/contract/services.ts"
import { openFileStore } from "../../../server/files/open-store.ts"
import { createTidying } from "../../../server/jobs/abandoned-uploads.ts"
import { eventually } from "../callers.ts"
import { startApp } from "../harness.ts"

const hourMs = 60 * 60 * 1000

let dataDir = ""
let one: FileStore
let other: FileStore
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "incoming-test-"))
  one = await openFileStore(dataDir, null)
  other = await openFileStore(dataDir, null)
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(dataDir, { recursive: true, force: true })
})

const incoming = (folder = dataDir): string => join(folder, "files", "incoming")

const leave = async (name: string, agoMs: number, folder = dataDir): Promise<void> => {
  const path = join(incoming(folder), name)
  await writeFile(path, "half a pic")
  const then = new Date(Date.now() - agoMs)
  await utimes(path, then, then)
}

it("goes an hour after the last of it was written", async () => {
  await leave("left an hour ago", hourMs + 60_000)
  await leave("left just now", hourMs - 60_000)
  await one.discardAbandoned()
  expect(await readdir(incoming())).toEqual(["left just now"])
})

it("stays while another node receives it, also where this node's clock is a day ahead", async () => {
  const upload = new PassThrough()
  upload.write("the first half, ")
  const receiving = one.receive(upload)
  await eventually(async () => ((await readdir(incoming())).length > 0 ? true : null))
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * hourMs })
  await other.discardAbandoned()
  vi.useRealTimers()
  upload.end("and the second")
  const received = await receiving
  expect(received.size).toBe(30)
  await one.keep(received)
  expect(await readdir(incoming())).toEqual([])
})

it("is nothing to stumble over when several nodes tidy at once", async () => {
  for (let left = 0; left < 50; left++) await leave(`left ${left}`, 2 * hourMs)
  await Promise.all([one, other, one, other].map((store) => store.discardAbandoned()))
  expect(await readdir(incoming())).toEqual([])
})

it("is looked for by a running node, which goes on when it fails", async () => {
  const reported: unknown[] = []
  const tidying = createTidying({ services: { files: one }, report: (error) => reported.push(error) })
  tidying.start()
  await leave("left meanwhile", 2 * hourMs)
  await eventually(async () => {
    tidying.wake()
    return (await readdir(incoming())).includes("left meanwhile") ? null : true
  })
  expect(reported).toEqual([])
  await rm(incoming(), { recursive: true })
  await eventually(async () => {
    tidying.wake()
    return reported.length > 0 ? true : null
  })
  await tidying.close()
})

it("is looked for by the app", async () => {
  await mkdir(incoming(), { recursive: true })
  await leave("left before", 2 * hourMs)
  const app = await startApp(undefined, { config: { dataDir } })
  await eventually(async () => ((await readdir(incoming())).length === 0 ? true : null))
  await app.close()
})
