/** Uploads: refused before they start, with progress, and cancelled by the person. experience: Uploads. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ListingId } from "../../src/domain/listings.ts"
import { uploadsOf } from "../../src/projections/files.ts"
import { foldPlain } from "../../src/projections/fold-plain.ts"
import type { Said } from "../sdk/local-server.ts"
import { UploadRequest } from "../agreement/device.ts"
import { setUp, typesOf, eventsOf, type Bench } from "./bus-on-a-server.ts"
import { exampleOf } from "./contract-examples.ts"

/** Nothing of it ever moves. */
class StalledRequest extends UploadRequest {
  override send(): void {
    this.upload.onprogress = null
  }
}

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

/** Reads the listing's uploads as screens see them. */
const shown = () => uploadsOf(foldPlain(bench.emitted).files, order.key)

describe("an upload", () => {
  it.each([
    ["InvalidFileFormatException", "program.exe", 10],
    ["InvalidFileSizeException", "plan.txt", 10_485_761],
    ["EmptyFile", "plan.txt", 0],
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
    expect(eventsOf(bench, "UploadProgressed").map(({ sent }) => sent)).toEqual([0, content.size])
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

describe("dropping a file", () => {
  it("stops its upload, whoever began it, and lets it go", async () => {
    const person = new AbortController()
    bench = await setUp(() => ({ delayMs: 2_000 }), {
      pickedFile: () => ({ content, name: "plan.txt" }),
      dropFile: () => person.abort(),
    })
    const running = upload("plan.txt", content.size, order, person.signal)
    await expect.poll(() => bench.server.heard.length).toBe(1)
    await bench.bus.dispatch({ type: "DropFile", id: "file-1" })
    expect(await running).toEqual({ tag: "Stopped" })
    expect(shown()).toEqual([])
  })

  it("takes one away that has failed", async () => {
    await on(() => ({ status: 403 }))
    await upload()
    expect(shown()).toMatchObject([{ state: "failed" }])
    await bench.bus.dispatch({ type: "DropFile", id: "file-1" })
    expect(shown()).toEqual([])
  })

  it("leaves one that was sent in time", async () => {
    await on(() => ({ status: 403 }))
    bench.stream.emit(
      [
        { type: "UploadStarted", id: "file-1", holder: order.key, name: "plan.txt", size: 1 },
        { type: "UploadFinished", id: "file-1" },
      ],
      { origin: "rest", cause: null },
    )
    await bench.bus.dispatch({ type: "DropFile", id: "file-1" })
    expect(shown()).toMatchObject([{ state: "done" }])
  })
})

describe("several uploads to one listing", () => {
  const names = ["a.txt", "b.txt", "c.txt"]
  const taken = (): readonly string[] =>
    bench.server.heard.map(({ body }) => /filename="(?<name>[^"]+)"/u.exec(body)?.groups?.["name"] ?? "")
  const send = (name: string, signal?: AbortSignal, listing = order) =>
    bench.bus.dispatch({ type: "UploadListingFile", listing, file: { id: name, name, size: content.size } }, signal)

  const onEach = async (answer: (before: number) => Said): Promise<void> => {
    bench = await setUp((_, before) => answer(before), { pickedFile: (name) => ({ content, name }) })
  }

  it("go one by one, in the order in which they were sent, whatever becomes of them", async () => {
    await onEach((before) => ({ status: 403, delayMs: 40 - before * 15 }))
    await Promise.all(names.map((name) => send(name)))
    expect(taken()).toEqual(names)
    expect(eventsOf(bench, "UploadFailed").map(({ id }) => id)).toEqual(names)
  })

  it("are all known of at once, and what can't be sent is refused without waiting", async () => {
    await onEach(() => ({ delayMs: 2_000 }))
    for (const name of names) void send(name)
    const refused = await send("program.exe")
    expect(refused).toMatchObject({ tag: "Failed", failure: { _tag: "FileRefused" } })
    expect(eventsOf(bench, "UploadStarted").map(({ id }) => id)).toEqual([...names, "program.exe"])
    await expect.poll(taken).toEqual(["a.txt"])
  })

  it("tell which of them has its turn, although nothing of it has moved yet", async () => {
    await onEach(() => ({ delayMs: 2_000 }))
    vi.stubGlobal("XMLHttpRequest", StalledRequest)
    for (const name of names) void send(name)
    await expect.poll(() => shown().map(({ sent }) => sent)).toEqual([0, null, null])
  })

  it("go on without one that the person takes out while it waits", async () => {
    await onEach(() => ({ status: 403, delayMs: 300 }))
    const person = new AbortController()
    const sent = names.map((name) => send(name, name === "b.txt" ? person.signal : undefined))
    await expect.poll(taken).toEqual(["a.txt"])
    person.abort()
    await Promise.all(sent)
    expect(taken()).toEqual(["a.txt", "c.txt"])
    expect(eventsOf(bench, "UploadCanceled")).toEqual([{ type: "UploadCanceled", id: "b.txt" }])
  })

  it("don't wait for those of another listing", async () => {
    await onEach(() => ({ delayMs: 2_000 }))
    void send("a.txt")
    void send("b.txt", undefined, { kind: "Offer", key: "listing-2" })
    await expect.poll(() => taken().length).toBe(2)
  })
})

describe("files of a chat message", () => {
  const message = { key: "m1", chatKey: "c1", authorKey: "anna", text: "", queuedAt: "2026-03-02T10:00:00.000Z" }
  const file = { id: "file-1", name: "plan.txt", size: content.size }

  it("name their message and its author, and are one file under one key however often they are sent", async () => {
    await on(() => exampleOf("chat", "uploadChatFile", 9))
    const context = { type: "Order", key: "o1" } as const
    const { tag } = await bench.bus.dispatch({ type: "UploadChatFile", message: { ...message, context }, file })
    expect(tag).toBe("Done")
    const [heard] = bench.server.heard
    expect(heard?.path).toBe("/chat/c1/messages/file?authorKey=anna&messageKey=m1&contextType=Order&contextKey=o1")
    expect(heard?.headers["idempotency-key"]).toBe("file-1")
    expect(eventsOf(bench, "ChatMessageSent")).toMatchObject([{ message: { asOf: 9 } }])
  })

  it("send a message without words, which waits until the first has arrived", async () => {
    await on(() => ({ status: 403 }))
    await bench.bus.dispatch({ type: "UploadChatFile", message, file })
    await bench.bus.dispatch({ type: "UploadChatFile", message: { ...message, text: "See the plan." }, file })
    expect(eventsOf(bench, "ChatMessageQueued")).toEqual([{ type: "ChatMessageQueued", message }])
  })

  it("wait for the message's words, and are known of meanwhile", async () => {
    await on(() => ({ delayMs: 2_000 }))
    void bench.bus.dispatch({ type: "SendChatMessage", message: { ...message, text: "See the plan." }, files: [file] })
    await expect.poll(() => bench.server.heard.length).toBe(1)
    expect(uploadsOf(foldPlain(bench.emitted).files, "m1")).toMatchObject([
      { id: "file-1", state: "running", sent: null },
    ])
  })
})
