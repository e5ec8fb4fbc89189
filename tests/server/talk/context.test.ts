/** A message is about one listing of the two's, that its author sees, by the name it had then. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { components } from "../../../src/sdk/generated/core.ts"
import { applied, dealt, onSale, stranger, talking } from "../../contract/situations.ts"
import { dataOf, eventually } from "../callers.ts"
import { oneEngine } from "../db/engines.ts"
import { formWith, png } from "../files/samples.ts"
import { startApp, type Person, type TestApp } from "../harness.ts"
import { createOrder, openChat, orderPayload, ownOrder, publishedOrder } from "../market.ts"
import { publishedOffer } from "../offering.ts"
import { noticesTo } from "../sent-notices.ts"

type Wire = components["schemas"]
type Context = Wire["NewChatMessage"]["context"]

interface Place {
  readonly chatKey: string
  readonly authorKey: string
}

const order = (key: string): Wire["ListingRef"] => ({ type: "Order", key })

const send = (author: Person, { chatKey, authorKey }: Place, context: Context, messageKey: string = randomUUID()) =>
  author.core.PUT("/chat/{chatKey}/send", {
    params: { path: { chatKey } },
    body: { messageKey, authorKey, messageContent: "About this one.", ...(context === undefined ? {} : { context }) },
  })

const messagesOf = async (reader: Person, chatKey: string, participantKey: string) =>
  dataOf(
    await reader.core.GET("/chat/{chatKey}/messages", { params: { path: { chatKey }, query: { participantKey } } }),
  ).items

const hide = (owner: Person, key: string) => owner.core.PUT("/orders/{key}/hide", { params: { path: { key } } })

const refusedAs = async (answer: { readonly error?: unknown; readonly response: Response }) => ({
  status: answer.response.status,
  error: answer.error,
})

const unknownListing = {
  status: 400,
  error: { type: "ValidationException", errors: { "context.key": ["unknownValue"] } },
}

describe.each(oneEngine)("on the $name database", (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(engine)
  })
  afterAll(() => app.close())

  it("shows both sides what a message is about, in lists, chats and what they are told", async () => {
    const { customer, worker, executant, chat, order: listing } = await talking(app)
    const { chatKey } = chat
    const context = { ...order(listing.key), name: listing.name }
    const sent = dataOf(await send(worker, { chatKey, authorKey: executant.key }, order(listing.key)))
    expect(sent.context).toEqual(context)
    for (const [reader, key] of [
      [customer, customer.key],
      [worker, executant.key],
    ] as const)
      expect((await messagesOf(reader, chatKey, key)).map((one) => one.context)).toEqual([null, context])
    const { items } = dataOf(await customer.core.GET("/chat/customer"))
    expect(items[0]?.lastMessage?.context).toEqual(context)
    const heard = (await noticesTo(app, customer.key)).findLast(({ type }) => type === "ChatMessageSentEvent")
    expect(heard?.metadata["message"]).toMatchObject({ messageKey: sent.messageKey, context })
  })

  it("takes either side's listing, whoever writes, and offers like orders", async () => {
    const { customer, worker, executant, chat } = await talking(app)
    const offer = await publishedOffer(worker, executant.key)
    for (const [author, authorKey] of [
      [customer, customer.key],
      [worker, executant.key],
    ] as const) {
      const sent = dataOf(await send(author, { chatKey: chat.chatKey, authorKey }, { type: "Offer", key: offer.key }))
      expect(sent.context).toEqual({ type: "Offer", key: offer.key, name: offer.name })
    }
  })

  it("keeps the name that was said when the listing is renamed, and when it is gone", async () => {
    const { customer, worker, executant, chat, order: listing } = await talking(app)
    const place = { chatKey: chat.chatKey, authorKey: executant.key }
    const { messageKey } = dataOf(await send(worker, place, order(listing.key)))
    const body = orderPayload({ name: "Paint the whole flat" })
    dataOf(await customer.core.PUT("/orders/{key}", { params: { path: { key: listing.key } }, body }))
    await eventually(async () => {
      const { name, versionStatus } = await ownOrder(customer, listing.key)
      return name === "Paint the whole flat" && versionStatus === "Published" ? true : null
    })
    expect(dataOf(await send(worker, place, order(listing.key))).context?.name).toBe("Paint the whole flat")
    dataOf(await customer.core.PUT("/orders/{key}/cancel", { params: { path: { key: listing.key } } }))
    const names = (await messagesOf(worker, chat.chatKey, executant.key)).map(({ context }) => context?.name)
    expect(names).toEqual([undefined, listing.name, "Paint the whole flat"])
    // The same message again is the same, although nobody could begin to talk about it any more.
    expect(dataOf(await send(worker, place, order(listing.key), messageKey)).context?.name).toBe(listing.name)
  })

  it("says the name that the author sees: the owner the latest, others the approved one", async () => {
    const { customer, worker, executant, chat, order: listing } = await talking(app)
    const body = orderPayload({ name: "Kitchen, call me", description: "Write to ana@example.com" })
    dataOf(await customer.core.PUT("/orders/{key}", { params: { path: { key: listing.key } }, body }))
    const { chatKey } = chat
    const owners = dataOf(await send(customer, { chatKey, authorKey: customer.key }, order(listing.key)))
    expect(owners.context?.name).toBe("Kitchen, call me")
    const workers = dataOf(await send(worker, { chatKey, authorKey: executant.key }, order(listing.key)))
    expect(workers.context?.name).toBe(listing.name)
  })

  it("refuses what is not there, not seen or not theirs in the same words, and says nothing then", async () => {
    const { customer, worker, executant, chat } = await talking(app)
    const place = { chatKey: chat.chatKey, authorKey: executant.key }
    const hidden = await publishedOrder(customer)
    dataOf(await hide(customer, hidden.key))
    const draft = await createOrder(customer, { description: "Write to ana@example.com" })
    const others = await onSale(app)
    const offer = await publishedOffer(worker, executant.key)
    const refs = [
      order(randomUUID()),
      order(hidden.key),
      order(draft.key),
      order(others.order.key),
      order(offer.key),
      { type: "Offer", key: hidden.key } as const,
    ]
    const answers = await Promise.all(refs.map(async (ref) => refusedAs(await send(worker, place, ref))))
    for (const answer of answers) expect(answer).toMatchObject(unknownListing)
    expect(await messagesOf(worker, chat.chatKey, executant.key)).toHaveLength(1)
    // The owner of the hidden listing sees it.
    const owners = await send(customer, { ...place, authorKey: customer.key }, order(hidden.key))
    expect(dataOf(owners).context?.name).toBe(hidden.name)
  })

  it("lets the sides of an application or a deal talk about what is no longer on the market", async () => {
    const { customer, worker, executant, order: listing } = await dealt(app, { moveToArchive: true })
    const { chatKey } = await openChat(worker, executant.key, customer.key)
    expect((await ownOrder(customer, listing.key)).status).not.toBe("Published")
    const sent = dataOf(await send(worker, { chatKey, authorKey: executant.key }, order(listing.key)))
    expect(sent.context?.name).toBe(listing.name)
  })

  it("forgets it with the message", async () => {
    const { worker, executant, chat, order: listing } = await talking(app)
    const { chatKey } = chat
    const { messageKey: msgKey } = dataOf(await send(worker, { chatKey, authorKey: executant.key }, order(listing.key)))
    const params = { path: { key: chatKey, msgKey }, query: { authorKey: executant.key } }
    const removed = dataOf(await worker.core.DELETE("/chat/{key}/removeMessage/{msgKey}", { params }))
    expect(removed).toMatchObject({ isRemoved: true, context: null })
    const rows = app.db.selectFrom("chat_messages").select(["context_type", "context_key", "context_name"])
    expect(await rows.where("key", "=", msgKey).execute()).toEqual([
      { context_type: null, context_key: null, context_name: null },
    ])
  })

  it("sends a file about a listing; further files of the message change nothing", async () => {
    const { customer, chat, order: listing } = await talking(app)
    const messageKey = randomUUID()
    const upload = async (query: Record<string, string>) => {
      const asked = new URLSearchParams({ authorKey: customer.key, messageKey, ...query })
      const address = `/api/core/chat/${chat.chatKey}/messages/file?${asked}`
      return (await customer.fetch(address, { method: "POST", body: formWith(png(), "wall.png") })).json()
    }
    expect(await upload({ contextType: "Order" })).toMatchObject({ errors: { contextKey: ["required"] } })
    expect(await upload({ contextKey: listing.key })).toMatchObject({ errors: { contextType: ["required"] } })
    expect(await upload({ contextType: "Offer", contextKey: listing.key })).toMatchObject({
      errors: { contextKey: ["unknownValue"] },
    })
    const context = { ...order(listing.key), name: listing.name }
    expect(await upload({ contextType: "Order", contextKey: listing.key })).toMatchObject({ context })
    const more = await upload({ contextType: "Order", contextKey: randomUUID() })
    expect(more).toMatchObject({ context, files: [{}, {}] })
  })

  it("calls a new chat what its listing is called, and opens none about what isn't seen", async () => {
    const { customer, order: listing } = await onSale(app)
    const asker = await stranger(app)
    const { worker, executant } = await talking(app)
    const participantsInfo: Wire["NewChat"]["participantsInfo"] = [
      { key: executant.key, type: "Executant" },
      { key: customer.key, type: "Customer" },
    ]
    const open = (context: Wire["ListingRef"]) =>
      worker.core.POST("/chat/create", { body: { name: "Something else", participantsInfo, context } })
    const hidden = await publishedOrder(customer)
    dataOf(await hide(customer, hidden.key))
    for (const key of [hidden.key, randomUUID(), (await publishedOrder(asker)).key])
      expect(await refusedAs(await open(order(key)))).toMatchObject(unknownListing)
    const chat = dataOf(await open(order(listing.key)))
    expect(chat).toMatchObject({ name: listing.name, lastMessage: null })
    // The chat that is there is answered whatever it is asked about.
    expect(dataOf(await open(order(hidden.key)))).toEqual(chat)
  })

  it("lets nobody call a new chat what they like (E413)", async () => {
    const { customer, worker, executant, order: listing } = await applied(app)
    const lie = "Support: your account ends today \u202E"
    expect(await openChat(worker, executant.key, customer.key, lie)).toMatchObject({ name: listing.name })
    const { customer: other, order: newest } = await onSale(app)
    expect(await openChat(worker, executant.key, other.key, lie)).toMatchObject({ name: newest.name })
  })
})
