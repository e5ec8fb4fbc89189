/** Files in chats, and messages that are taken back. Spec §7 Chat. */
import { randomUUID } from "node:crypto"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { components } from "../../../src/sdk/generated/core.ts"
import { talking } from "../../contract/situations.ts"
import { dataOf, eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { formWith, mp4, pdf, png } from "../files/samples.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { say } from "../market.ts"
import { cursorOf, noticesTo, typesOf } from "../sent-notices.ts"

type Wire = components["schemas"]

interface Sending {
  readonly chatKey: string
  readonly authorKey: string
  readonly messageKey?: string
  readonly form?: FormData
  readonly idempotencyKey?: string
}

const sendFile = async (author: Person, sending: Sending): Promise<Wire["ChatMessage"]> => {
  const { chatKey, authorKey, messageKey = randomUUID(), form = formWith(png(), "wall.png"), idempotencyKey } = sending
  const answer = await author.fetch(
    `/api/core/chat/${chatKey}/messages/file?${new URLSearchParams({ authorKey, messageKey })}`,
    { method: "POST", body: form, headers: idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey } },
  )
  if (answer.status !== 201) throw new Error(await answer.text())
  return (await answer.json()) as Wire["ChatMessage"]
}

const remove = (author: Person, chatKey: string, msgKey: string, authorKey: string) =>
  author.core.DELETE("/chat/{key}/removeMessage/{msgKey}", {
    params: { path: { key: chatKey, msgKey }, query: { authorKey } },
  })

const messagesOf = async (reader: Person, chatKey: string, participantKey: string) =>
  dataOf(
    await reader.core.GET("/chat/{chatKey}/messages", { params: { path: { chatKey }, query: { participantKey } } }),
  ).items

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("sends a file as a message, and more into the same one", async () => {
    const { customer, worker, executant, chat } = await talking(app)
    const { chatKey } = chat
    const messageKey = randomUUID()
    const before = await cursorOf(app, worker.key)
    const one = await sendFile(customer, { chatKey, authorKey: customer.key, messageKey })
    expect(one).toMatchObject({ messageKey, messageType: "File", messageContent: "", messageId: 2, isRemoved: false })
    const two = await sendFile(customer, {
      chatKey,
      authorKey: customer.key,
      messageKey,
      form: formWith(pdf(), "plan.pdf"),
    })
    expect(two.files.map(({ originalFileName }) => originalFileName)).toEqual(["wall.png", "plan.pdf"])
    expect(two.messageId).toBe(2)
    const said = await noticesTo(app, worker.key, before)
    expect(typesOf(said).filter((type) => type.startsWith("Chat"))).toEqual([
      "ChatMessageFileSentEvent",
      "ChatMessageFileSentEvent",
    ])
    expect(said.findLast(({ type }) => type === "ChatMessageFileSentEvent")?.metadata["message"]).toMatchObject({
      messageKey,
      files: [{ originalFileName: "wall.png" }, { originalFileName: "plan.pdf" }],
    })
    const [, seen] = await messagesOf(worker, chatKey, executant.key)
    expect(seen?.files.map(({ fileKey }) => fileKey)).toEqual(two.files.map(({ fileKey }) => fileKey))
    const picture = await worker.fetch(seen?.files[0]?.contentUrl ?? "")
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"])
  })

  it("knows a video, and makes one of the same upload repeated", async () => {
    const { customer, chat } = await talking(app)
    const sending = { chatKey: chat.chatKey, authorKey: customer.key, messageKey: randomUUID() }
    const idempotencyKey = randomUUID()
    const first = await sendFile(customer, { ...sending, form: formWith(mp4(), "tour.mp4"), idempotencyKey })
    const second = await sendFile(customer, { ...sending, form: formWith(mp4(), "tour.mp4"), idempotencyKey })
    expect(first.messageType).toBe("Video")
    expect(second).toEqual(first)
  })

  it("puts files to a text that was sent before", async () => {
    const { customer, chat } = await talking(app)
    const { messageKey } = await say(customer, {
      chatKey: chat.chatKey,
      authorKey: customer.key,
      text: "Look at this:",
    })
    const message = await sendFile(customer, { chatKey: chat.chatKey, authorKey: customer.key, messageKey })
    expect(message).toMatchObject({ messageType: "Text", messageContent: "Look at this:", messageId: 2 })
    expect(message.files).toHaveLength(1)
  })

  it("tells both sides of the smaller copies once they are there", async () => {
    const { customer, worker, chat } = await talking(app)
    const content = await sharp({ create: { width: 120, height: 40, channels: 3, background: "#369" } })
      .png()
      .toBuffer()
    const sent = await sendFile(customer, {
      chatKey: chat.chatKey,
      authorKey: customer.key,
      form: formWith(new Uint8Array(content), "wall.png"),
    })
    const fileKey = sent.files[0]?.fileKey
    for (const person of [customer, worker])
      await eventually(async () => {
        const said = await noticesTo(app, person.key)
        return said.some(({ metadata }) => (metadata["file"] as { fileKey?: string } | undefined)?.fileKey === fileKey)
          ? true
          : null
      })
  })

  it("takes a message back: its place stays, what it said is gone", async () => {
    const { customer, worker, executant, chat } = await talking(app)
    const { chatKey } = chat
    const sent = await sendFile(customer, { chatKey, authorKey: customer.key })
    const after = await say(customer, { chatKey, authorKey: customer.key, text: "And this." })
    const before = await cursorOf(app, worker.key)
    const removed = dataOf(await remove(customer, chatKey, sent.messageKey, customer.key))
    expect(removed).toMatchObject({ messageId: 2, messageContent: "", files: [], isRemoved: true })
    // The copies of the picture may have been made just before it was taken back.
    const said = (await noticesTo(app, worker.key, before)).filter(({ type }) => type !== "FileThumbnailAddedEvent")
    expect(typesOf(said)).toEqual(["ChatMessageFileRemovedEvent", "ChatMessageRemovedEvent"])
    expect(said[0]?.metadata["fileKeys"]).toEqual(sent.files.map(({ fileKey }) => fileKey))
    expect(said[1]?.metadata).toMatchObject({ message: removed, unread: { participantKey: executant.key, count: 1 } })
    expect((await messagesOf(worker, chatKey, executant.key)).map(({ isRemoved }) => isRemoved)).toEqual([
      false,
      true,
      false,
    ])
    const gone = await worker.fetch(sent.files[0]?.contentUrl ?? "")
    expect(gone.status).toBe(404)
    const kept = await app.db.selectFrom("chat_messages").select("content").where("key", "=", sent.messageKey).execute()
    expect(kept).toEqual([{ content: "" }])

    const again = await cursorOf(app, worker.key)
    expect(dataOf(await remove(customer, chatKey, sent.messageKey, customer.key))).toEqual(removed)
    expect(await cursorOf(app, worker.key)).toBe(again)
    expect(after.messageId).toBe(3)
  })

  it("puts nothing into a message that was taken back", async () => {
    const { customer, chat } = await talking(app)
    const { chatKey } = chat
    const { messageKey } = await say(customer, { chatKey, authorKey: customer.key })
    dataOf(await remove(customer, chatKey, messageKey, customer.key))
    await expect(sendFile(customer, { chatKey, authorKey: customer.key, messageKey })).rejects.toThrow(/unknownValue/u)
    const answer = await customer.core.PUT("/chat/{chatKey}/send", {
      params: { path: { chatKey } },
      body: { messageKey, authorKey: customer.key, messageContent: "Again." },
    })
    expect(dataOf(answer)).toMatchObject({ isRemoved: true, messageContent: "" })
  })

  it("lets nobody take back what somebody else said, in whatever name", async () => {
    const { customer, worker, executant, chat, message } = await talking(app)
    const { chatKey } = chat
    expect((await remove(customer, chatKey, message.messageKey, customer.key)).response.status).toBe(403)
    expect((await remove(customer, chatKey, message.messageKey, executant.key)).response.status).toBe(403)
    const other = await talking(app)
    expect((await remove(worker, chatKey, other.message.messageKey, executant.key)).response.status).toBe(404)
    expect(dataOf(await remove(worker, chatKey, message.messageKey, executant.key)).isRemoved).toBe(true)
  })

  it("takes back what says nothing any more without its files", async () => {
    const { customer, worker, chat } = await talking(app)
    const { chatKey } = chat
    const messageKey = randomUUID()
    await sendFile(customer, { chatKey, authorKey: customer.key, messageKey })
    const { files } = await sendFile(customer, { chatKey, authorKey: customer.key, messageKey })
    const [one = "", two = ""] = files.map(({ fileKey }) => fileKey)
    const forget = (key: string) => customer.core.DELETE("/content/files", { params: { query: { fileKeys: [key] } } })
    const chatTypes = async (after: number) =>
      typesOf(await noticesTo(app, worker.key, after)).filter((type) => type.startsWith("Chat"))
    const first = await cursorOf(app, worker.key)
    expect((await forget(one)).response.status).toBe(204)
    expect(await chatTypes(first)).toEqual(["ChatMessageFileRemovedEvent"])
    const second = await cursorOf(app, worker.key)
    expect((await forget(two)).response.status).toBe(204)
    expect(await chatTypes(second)).toEqual(["ChatMessageFileRemovedEvent", "ChatMessageRemovedEvent"])
  })

  it("notes the language that a message was written in", async () => {
    const { customer, chat } = await talking(app)
    const answer = await customer.fetch(`/api/core/chat/${chat.chatKey}/send`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", "Accept-Language": "uk-UA,uk;q=0.9" },
      body: JSON.stringify({ messageKey: randomUUID(), authorKey: customer.key, messageContent: "Добрий день!" }),
    })
    expect(await answer.json()).toMatchObject({ language: "uk-UA", messageContent: "Добрий день!" })
  })
})
