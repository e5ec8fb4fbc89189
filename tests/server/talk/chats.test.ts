/**
 * Chats of both sides: pages by number, what has not come yet, how far each has read, and what is unread. Spec §7 Chat,
 * §9.
 */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { components } from "../../../src/sdk/generated/core.ts"
import { dealt, deleteAccount, onSale, talking } from "../../contract/situations.ts"
import { dataOf } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { openChat, say } from "../market.ts"
import { moderator } from "../moderators.ts"

type Side = components["schemas"]["NewChat"]["participantsInfo"][number]

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place)

describe.each(oneEngine)("chats on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  /** The executant has said so much more, for once not one by one. */
  const muchSaid = async (many: number) => {
    const market = await talking(app)
    const { chatKey } = market.chat
    const rows = range(2, many).map((messageId) => ({
      key: randomUUID(),
      chat_key: chatKey,
      message_id: messageId,
      author_key: market.executant.key,
      content: `Message ${messageId}`,
      message_type: "Text" as const,
      send_date: app.clock.now(),
      language: "en-US",
    }))
    await app.db.insertInto("chat_messages").values(rows).execute()
    await app.db.updateTable("chats").set({ last_message_id: many }).where("key", "=", chatKey).execute()
    return { ...market, chatKey, keyOf: (messageId: number) => rows[messageId - 2]?.key ?? "" }
  }

  const messagesOf = async (
    reader: Person,
    chatKey: string,
    query: { participantKey: string; startMessage?: number; top?: number },
  ) => {
    const { count, items } = dataOf(
      await reader.core.GET("/chat/{chatKey}/messages", { params: { path: { chatKey }, query } }),
    )
    return { count, ids: items.map(({ messageId }) => messageId) }
  }

  it("are read from the newest hundred backwards", async () => {
    const { customer, chatKey } = await muchSaid(230)
    const page = (startMessage?: number, top?: number) =>
      messagesOf(customer, chatKey, {
        participantKey: customer.key,
        ...(startMessage !== undefined && { startMessage }),
        ...(top !== undefined && { top }),
      })
    expect(await page()).toEqual({ count: 230, ids: range(131, 230) })
    expect((await page(131)).ids).toEqual(range(31, 130))
    expect((await page(31)).ids).toEqual(range(1, 30))
    expect((await page(1)).ids).toEqual([])
    expect((await page(200, 5)).ids).toEqual(range(195, 199))
  })

  it("fill a gap forwards from the last that came", async () => {
    const { customer, chatKey } = await muchSaid(150)
    const after = async (endMessage: number) => {
      const params = { path: { chatKey }, query: { participantKey: customer.key, endMessage } }
      const { items } = dataOf(await customer.core.GET("/chat/{chatKey}/messages/unreceived", { params }))
      return items.map(({ messageId }) => messageId)
    }
    expect(await after(0)).toEqual(range(1, 100))
    expect(await after(100)).toEqual(range(101, 150))
    expect(await after(150)).toEqual([])
  })

  it("are unread for the other side up to what it has read, and never come back", async () => {
    const { customer, worker, executant, chatKey, keyOf } = await muchSaid(12)
    const key = executant.key
    const unread = async () => [
      dataOf(await customer.core.GET("/chat/customer/unread/count")).count,
      dataOf(await worker.core.GET("/chat/executant/{key}/unread/count", { params: { path: { key } } })).count,
    ]
    const read = async (messageId: number) => {
      const params = { path: { key: chatKey, messageKey: keyOf(messageId) }, query: { participantKey: customer.key } }
      return dataOf(await customer.core.PUT("/chat/{key}/readed/{messageKey}", { params })).notReadedCount
    }
    expect(await unread()).toEqual([12, 0])
    expect(await read(7)).toBe(5)
    expect(await read(3)).toBe(5)
    expect(await unread()).toEqual([5, 0])
    await say(customer, { chatKey, authorKey: customer.key, text: "So many!" })
    expect(await unread()).toEqual([5, 1])
    const params = { path: { chatKey }, query: { participantKey: key } }
    const { items } = dataOf(await worker.core.GET("/chat/{chatKey}/messages", { params }))
    expect(items.map(({ isReaded }) => isReaded)).toEqual([...range(1, 12).map((id) => id <= 7), false])
    expect(await read(12)).toBe(0)
  })

  it("are opened with nobody who has left, and those that are there stay open to read", async () => {
    const { customer, worker, executant } = await dealt(app)
    const there = await talking(app)
    for (const { key } of [worker, there.customer]) await deleteAccount(app, key)
    const open = (by: Person, own: Side, other: Side) =>
      by.core.POST("/chat/create", { body: { name: "Hello", participantsInfo: [own, other] } })
    const asExecutant = ({ key }: { readonly key: string }): Side => ({ key, type: "Executant" })
    const asCustomer = ({ key }: { readonly key: string }): Side => ({ key, type: "Customer" })
    const answer = await open(customer, asCustomer(customer), asExecutant(executant))
    expect(answer.error?.type).toBe("ProfileNotFoundException")
    const again = dataOf(await open(there.worker, asExecutant(there.executant), asCustomer(there.customer)))
    expect(again.chatKey).toBe(there.chat.chatKey)
  })

  it("are begun by no profile that is blocked, but with whom it has to do already", async () => {
    const { customer, worker, executant } = await dealt(app)
    const { customer: owner } = await onSale(app)
    const path = { type: "executants" as const, key: executant.key }
    const body = { reason: "Other" as const }
    dataOf(await (await moderator(app)).core.POST("/moderation/{type}/{key}/block", { params: { path }, body }))
    await expect(openChat(worker, executant.key, owner.key)).rejects.toThrow("ChatUnavailableException")
    const { chatKey } = await openChat(worker, executant.key, customer.key)
    await say(worker, { chatKey, authorKey: executant.key })
  })

  it("are listed for each role, those spoken in last first", async () => {
    const { worker, executant, customer, chat } = await talking(app)
    const { chat: other, worker: another, executant: theirs } = await talking(app)
    await say(worker, { chatKey: chat.chatKey, authorKey: executant.key, text: "Again" })
    const path = { key: executant.key }
    const own = dataOf(await worker.core.GET("/chat/executant/{key}", { params: { path } }))
    expect([own.count, own.items.map(({ chatKey }) => chatKey)]).toEqual([1, [chat.chatKey]])
    expect(own.items[0]).toMatchObject({ notReadedCount: 0, lastMessage: { messageContent: "Again", messageId: 2 } })
    const received = dataOf(await customer.core.GET("/chat/customer"))
    expect(received.items).toMatchObject([{ chatKey: chat.chatKey, notReadedCount: 2 }])
    expect(dataOf(await worker.core.GET("/chat/customer")).items).toEqual([])
    const params = { path: { key: theirs.key } }
    expect(dataOf(await another.core.GET("/chat/executant/{key}", { params })).items[0]?.chatKey).toBe(other.chatKey)
  })
})
