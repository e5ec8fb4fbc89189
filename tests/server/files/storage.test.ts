/** Files stay in a folder or in a bucket, and neither makes a difference to anybody. */
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { readConfig } from "../../../server/config/config.ts"
import { rangeOf } from "../../../server/files/ranges.ts"
import { signed } from "../../../server/files/s3-signing.ts"
import { openFileStore } from "../../../server/files/open-store.ts"
import type { FileStore } from "../../../server/contract/services.ts"
import { startApp } from "../harness.ts"
import { createOrder } from "../market.ts"
import { startBucket, type Bucket } from "./bucket.ts"
import { formWith, mp4 } from "./samples.ts"

const twoHoursMs = 2 * 60 * 60 * 1000

describe.each(["folder", "bucket"])("a %s", (kind) => {
  let dataDir = ""
  let bucket: Bucket
  let store: FileStore
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "store-test-"))
    bucket = await startBucket()
    store = await openFileStore(dataDir, kind === "bucket" ? bucket.config : null)
  })
  afterEach(async () => {
    await bucket.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const keep = async (content: string): Promise<string> => {
    const received = await store.receive(Readable.from([content]))
    const path = await store.keep(received)
    expect(await store.keep(received)).toBe(path)
    await store.discard(received)
    return path
  }

  it("keeps what was received, once for the same content", async () => {
    const [first, again, other] = [await keep("Two walls."), await keep("Two walls."), await keep("A ceiling.")]
    expect(first).toBe(again)
    expect(other).not.toBe(first)
    expect(await store.sizeOf(first)).toBe(10)
    expect(await text(await store.read(first))).toBe("Two walls.")
    expect(await text(await store.read(first, { start: 4, end: 8 }))).toBe("walls")
    expect(bucket.kept.size).toBe(kind === "bucket" ? 2 : 0)
    expect(await readdir(join(dataDir, "files", "incoming"))).toEqual([])
  })

  it("removes what is old, and leaves what somebody has just kept", async () => {
    const path = await keep("Two walls.")
    await store.remove(path)
    expect(await store.sizeOf(path)).toBe(10)
    bucket.age(twoHoursMs)
    const then = new Date(Date.now() - twoHoursMs)
    if (kind === "folder") await utimes(join(dataDir, "files", path), then, then)
    await store.remove(path)
    expect(await store.sizeOf(path)).toBeNull()
    await store.remove(path)
  })
})

it("signs as the service's documentation does", async () => {
  const config = {
    region: "us-east-1",
    accessKey: "AKIAIOSFODNN7EXAMPLE",
    secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  }
  const { authorization } = await signed(config, {
    method: "GET",
    url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
    bodyHash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    headers: { range: "bytes=0-9" },
    at: new Date("2013-05-24T00:00:00.000Z"),
  })
  expect(authorization).toContain("Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")
})

it("serves uploads from a bucket, in parts where asked", async () => {
  const bucket = await startBucket()
  const app = await startApp(undefined, { config: { storage: bucket.config } })
  const owner = await app.person("Ana Pop")
  const { key } = await createOrder(owner)
  const form = { method: "POST", body: formWith(mp4(), "kitchen.mp4") }
  const order = await (await owner.fetch(`/api/core/orders/${key}/file`, form)).json()
  expect(bucket.kept.size).toBe(1)
  const link: string = order.filesCollection[0].contentUrl
  const part = await app.nobody.fetch(link, { headers: { Range: "bytes=4-7" } })
  expect([part.status, await part.text()]).toEqual([206, "ftyp"])
  expect(app.logged).toEqual([])
  await app.close()
  await bucket.close()
})

it("needs all of a bucket's variables or none", () => {
  const all = { S3_ENDPOINT: "http://s3.local/", S3_BUCKET: "b", S3_ACCESS_KEY: "k", S3_SECRET_KEY: "s" }
  const read = readConfig(all)
  expect("config" in read && read.config.storage).toEqual({
    endpoint: "http://s3.local",
    region: "us-east-1",
    bucket: "b",
    accessKey: "k",
    secretKey: "s",
  })
  expect(readConfig({ S3_BUCKET: "b" })).toEqual({ problems: [expect.stringContaining("S3_ENDPOINT")] })
  expect(readConfig({})).toMatchObject({ config: { storage: null } })
})

describe("a range", () => {
  it.each([
    [undefined, null],
    ["bytes=0-", { start: 0, end: 9 }],
    ["bytes=2-5", { start: 2, end: 5 }],
    ["bytes=2-99", { start: 2, end: 9 }],
    ["bytes=-3", { start: 7, end: 9 }],
    ["bytes=-99", { start: 0, end: 9 }],
    ["bytes=10-", "none"],
    ["bytes=-0", "none"],
    ["bytes=5-2", null],
    ["bytes=0-1,4-5", null],
    ["lines=1-2", null],
  ])("%s of ten bytes", (header, part) => expect(rangeOf(header, 10)).toEqual(part))

  it("never leaves the file", () => {
    const number = fc.oneof(fc.constant(""), fc.nat(30).map(String))
    fc.assert(
      fc.property(number, number, fc.nat(20), (first, last, size) => {
        const part = rangeOf(`bytes=${first}-${last}`, size)
        if (part === null || part === "none") return true
        return part.start >= 0 && part.start <= part.end && part.end < size
      }),
    )
  })
})
