/** Search in one's chats: by name, title and text, within bounds, and in nobody else's. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { searchBounds } from "../../../server/domain/chat-search.ts"
import { talking } from "../../contract/situations.ts"
import { dataOf } from "../callers.ts"
import { engines } from "../db/engines.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { say } from "../market.ts"

type Talk = Awaited<ReturnType<typeof talking>>

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place)

describe.each(engines)("a search in chats on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  const search = async (person: Person, participantKey: string, term: string, after?: string) =>
    dataOf(
      await person.core.GET("/chat/search", {
        params: { query: { participantKey, term, ...(after !== undefined && { after }) } },
      }),
    )

  /** Searches call by call to the end. */
  const found = async (person: Person, participantKey: string, term: string) => {
    const calls: (readonly (readonly [string, number | null])[])[] = []
    let after: string | undefined
    do {
      const { items, next } = await search(person, participantKey, term, after)
      calls.push(items.map(({ chat, message }) => [chat.chatKey, message?.messageId ?? null]))
      after = next ?? undefined
    } while (after !== undefined)
    return calls
  }

  const says = ({ worker, executant, chat }: Talk, text: string) =>
    say(worker, { chatKey: chat.chatKey, authorKey: executant.key, text })

  /** For once not one by one: text by number. */
  const saidBefore = async ({ executant, chat: { chatKey } }: Talk, many: number, text: (id: number) => string) => {
    const rows = range(2, many).map((messageId) => ({
      key: randomUUID(),
      chat_key: chatKey,
      message_id: messageId,
      author_key: executant.key,
      content: text(messageId),
      message_type: "Text" as const,
      send_date: app.clock.now(),
      language: "en-US",
    }))
    for (let from = 0; from < rows.length; from += 2_000)
      await app.db
        .insertInto("chat_messages")
        .values(rows.slice(from, from + 2_000))
        .execute()
    await app.db.updateTable("chats").set({ last_message_id: many }).where("key", "=", chatKey).execute()
  }

  it("finds the newest message that has all the words, in any case, accents and alphabet", async () => {
    const talk = await talking(app)
    const { customer, chat } = talk
    await says(talk, "Die Küche wird grün gestrichen")
    await says(talk, "Grün, die ganze Küche?")
    await says(talk, "Ремонт в среду")
    expect(await found(customer, customer.key, "KUCHE grun")).toEqual([[[chat.chatKey, 3]]])
    expect(await found(customer, customer.key, "strich")).toEqual([[[chat.chatKey, 2]]])
    expect(await found(customer, customer.key, "remont")).toEqual([[[chat.chatKey, 4]]])
    expect(await found(customer, customer.key, "Küche среду")).toEqual([[]])
    expect(await found(customer, customer.key, "100%_")).toEqual([[]])
  })

  it("finds by the other side's name and the title, each side its own", async () => {
    const talk = await talking(app)
    const { customer, worker, executant, chat } = talk
    const { participants, name } = chat
    const nameOf = (key: string) => participants.find((one) => one.key === key)?.name ?? ""
    expect(await found(customer, customer.key, nameOf(executant.key))).toEqual([[[chat.chatKey, null]]])
    expect(await found(customer, customer.key, `${nameOf(executant.key)} ${name}`)).toEqual([[[chat.chatKey, null]]])
    expect(await found(worker, executant.key, name)).toEqual([[[chat.chatKey, null]]])
  })

  it("finds nothing that was taken back, of another's chats, or of another profile", async () => {
    const talk = await talking(app)
    const { customer, worker, executant, chat } = talk
    const { messageKey } = await says(talk, "Wallpaper")
    expect(await found(customer, customer.key, "wallpaper")).toEqual([[[chat.chatKey, 2]]])
    expect(await found(worker, worker.key, "wallpaper")).toEqual([[]])
    const { customer: other } = await talking(app)
    expect(await found(other, other.key, "wallpaper")).toEqual([[]])
    const query = { participantKey: customer.key, term: "wallpaper" }
    expect((await other.core.GET("/chat/search", { params: { query } })).response.status).toBe(404)
    const foreign = { participantKey: executant.key, term: "wallpaper" }
    expect((await other.core.GET("/chat/search", { params: { query: foreign } })).response.status).toBe(403)
    const params = { path: { key: chat.chatKey, msgKey: messageKey }, query: { authorKey: executant.key } }
    dataOf(await worker.core.DELETE("/chat/{key}/removeMessage/{msgKey}", { params }))
    expect(await found(customer, customer.key, "wallpaper")).toEqual([[]])
  })

  it("looks through so many messages a call, and goes on where it ended", async () => {
    const talk = await talking(app)
    const many = 2 * searchBounds.messages + 10
    await saidBefore(talk, many, (id) => (id === 3 ? "The needle" : `Message ${id}`))
    const { customer, chat } = talk
    expect(await found(customer, customer.key, "needle")).toEqual([[], [], [[chat.chatKey, 3]]])
    expect(await found(customer, customer.key, `message ${many}`)).toEqual([[[chat.chatKey, many]], []])
    const { next } = await search(customer, customer.key, "needle")
    await say(customer, { chatKey: chat.chatKey, authorKey: customer.key, text: "It is spoken in meanwhile" })
    expect((await search(customer, customer.key, "needle", next ?? undefined)).items).toEqual([])
    const third = await search(customer, customer.key, "needle", next?.replace(/\d+$/u, "11"))
    expect(third.items.map(({ message }) => message?.messageId)).toEqual([3])
  })

  it("comes in pages, each chat once, those spoken in last first", async () => {
    const talk = await talking(app)
    const { customer, chat } = talk
    const more = range(1, searchBounds.found + 3).map((n) => ({ key: randomUUID(), n }))
    const executantKeys = more.map(() => randomUUID())
    const row = await app.db
      .selectFrom("executants")
      .selectAll()
      .where("key", "=", talk.executant.key)
      .executeTakeFirstOrThrow()
    await app.db
      .insertInto("executants")
      .values(executantKeys.map((key) => ({ ...row, key })))
      .execute()
    await app.db
      .insertInto("chats")
      .values(
        more.map(({ key, n }) => ({
          key,
          internal_key: randomUUID(),
          pair_key: key,
          name: "Varnish a boat",
          owner_key: customer.key,
          created_on: app.clock.now(),
          // Some in the same millisecond.
          last_spoken_at: new Date(app.clock.now().getTime() + Math.floor(n / 4)),
        })),
      )
      .execute()
    await app.db
      .insertInto("chat_participants")
      .values(
        more.flatMap(({ key }, at) => [
          { chat_key: key, participant_key: customer.key, account_key: customer.key, type: "Customer" as const },
          {
            chat_key: key,
            participant_key: executantKeys[at] ?? "",
            account_key: talk.worker.key,
            type: "Executant" as const,
          },
        ]),
      )
      .execute()
    const calls = await found(customer, customer.key, "varnish")
    expect(calls.map((call) => call.length)).toEqual([searchBounds.found, 3])
    const keys = calls.flat().map(([key]) => key)
    expect(new Set(keys)).toEqual(new Set(more.map(({ key }) => key)))
    expect(keys).not.toContain(chat.chatKey)
    const list = dataOf(await customer.core.GET("/chat/customer", { params: { query: { top: 100, skip: 0 } } }))
    const listed = list.items.map(({ chatKey }) => chatKey).filter((key) => keys.includes(key))
    expect(keys).toEqual(listed)
  })
})
