/** Uploads: refused before they start, with progress, and cancelled by the person. D38; experience: Uploads. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ListingId } from "../../src/domain/listings.ts"
import type { Said } from "../sdk/local-server.ts"
import { UploadRequest } from "../agreement/device.ts"
import { setUp, typesOf, eventsOf, type Bench } from "./bus-on-a-server.ts"

let bench: Bench

beforeEach(() => void vi.stubGlobal("XMLHttpRequest", UploadRequest))
afterEach(() => void vi.unstubAllGlobals())

const content = new Blob(["Two walls."])

const order: ListingId = { kind: "Order", key: "listing-1" }

const upload = (name = "plan.txt", size = content.size, listing = order, signal?: AbortSignal) =>
  bench.bus.dispatch({ type: "UploadListingFile", listing, file: { id: "file-1", name, size } }, signal)

const on = async (answer: () => Said): Promise<void> => {
  bench = await setUp(answer, { pickedFile: (id) => (id === "file-1" ? { content, name: "plan.txt" } : undefined) })
}

describe("an upload", () => {
  it.each([
    ["InvalidFileFormatException", "program.exe", 10],
    ["InvalidFileSizeException", "plan.txt", 10_485_761],
    ["InvalidFileSizeException", "plan.txt", 0],
  ])("is refused as %s without a request", async (rule, name, size) => {
    await on(() => ({}))
    expect(await upload(name, size)).toEqual({ tag: "Failed", failure: { _tag: "FileRefused", rule } })
    expect(bench.server.heard).toEqual([])
    expect(typesOf(bench)).toEqual(["CommandStarted", "UploadStarted", "UploadFailed", "CommandFailed"])
  })

  it.each([
    ["Order", "/orders/listing-1/file"],
    ["Offer", "/offer/listing-1/file"],
  ] as const)("to a listing of kind %s carries the file, its name and the token", async (kind, path) => {
    await on(() => ({ status: 403 }))
    expect(await upload("plan.txt", content.size, { kind, key: "listing-1" })).toEqual({
      tag: "Failed",
      failure: { _tag: "Forbidden" },
    })
    const [heard] = bench.server.heard
    expect(heard).toMatchObject({ method: "POST", path })
    expect(heard?.headers.authorization).toBe("Bearer token")
    expect(heard?.body).toContain('name="file"; filename="plan.txt"')
    expect(heard?.body).toContain("Two walls.")
  })

  it("never tells of more than there is", async () => {
    await on(() => ({ status: 403 }))
    await upload()
    expect(eventsOf(bench, "UploadProgressed").map(({ sent }) => sent)).toEqual([content.size])
  })

  it("fails without a network, and says so", async () => {
    await on(() => ({ hangUp: true }))
    const failure = { _tag: "Unreachable", why: "offline" }
    expect(await upload()).toEqual({ tag: "Failed", failure })
    expect(eventsOf(bench, "UploadFailed")).toEqual([{ type: "UploadFailed", id: "file-1", failure }])
  })

  it("stops when the person says so", async () => {
    await on(() => ({ delayMs: 2_000 }))
    const person = new AbortController()
    const running = upload("plan.txt", content.size, order, person.signal)
    await expect.poll(() => bench.server.heard.length).toBe(1)
    person.abort()
    expect(await running).toEqual({ tag: "Stopped" })
    expect(eventsOf(bench, "UploadCanceled")).toEqual([{ type: "UploadCanceled", id: "file-1" }])
    expect(eventsOf(bench, "UploadFailed")).toEqual([])
  })
})
