/** Moderators see people's complaints in the right order, and close them. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dealt, onSale, stranger, talking } from "../../../contract/situations.ts"
import { dataOf } from "../../callers.ts"
import { oneEngine } from "../../db/engines.ts"
import { formWith, png } from "../../files/samples.ts"
import { startApp, type Person, type TestApp } from "../../harness.ts"
import { heard, lastOf, notified, typesOf } from "../../heard.ts"
import { orderPayload } from "../../market.ts"
import { moderator, waitingFor, type Moderator } from "../../moderators.ts"

type Target = "Order" | "Offer" | "Executant" | "Customer" | "Deal" | "ChatMessage" | "Feedback"
type Reason = "Fraud" | "IncorrectPrice" | "OtherReason"

const complain = (person: Person, targetType: Target, targetKey: string, reason: Reason = "Fraud", comment?: string) =>
  person.core.POST("/complaint/submit", {
    body: { targetType, targetKey, reason, participantKey: person.key, ...(comment && { comment }) },
  })

describe.each(oneEngine)("complaints on the $name database", (engine) => {
  let app: TestApp
  let by: Moderator
  beforeAll(async () => {
    app = await startApp(engine)
    by = await moderator(app)
  })
  afterAll(() => app.close())

  it("of three accounts come first, the oldest of them before one that more complain of", async () => {
    const people = [await stranger(app), await stranger(app), await stranger(app), await stranger(app)]
    const complainedOf = async (count: number): Promise<string> => {
      const { order } = await onSale(app)
      for (const person of people.slice(0, count)) await complain(person, "Order", order.key)
      return order.key
    }
    const [one, two, three, four] = [
      await complainedOf(1),
      await complainedOf(2),
      await complainedOf(3),
      await complainedOf(4),
    ]
    const queue = async (sortBy?: "Priority desc" | "Priority asc") => {
      const query = sortBy === undefined ? { top: 50 } : { top: 50, sortBy }
      const { items } = dataOf(await by.core.GET("/moderation/queue", { params: { query } }))
      return items.map(({ targetKey }) => targetKey).filter((key) => [one, two, three, four].includes(key))
    }
    expect(await queue()).toEqual([three, four, one, two])
    expect(await queue("Priority desc")).toEqual([three, four, one, two])
    expect(await queue("Priority asc")).toEqual([one, two, three, four])
  })

  it("count the accounts that make them, and name nobody", async () => {
    const { order } = await onSale(app)
    const people = [await app.person("Dan Roy"), await app.person("Eva Lem"), await app.person("Fay Kim")]
    for (const person of people) await complain(person, "Order", order.key, "OtherReason", "Another house.")
    const { items } = dataOf(await by.core.GET("/moderation/queue"))
    expect(items.find(({ targetKey }) => targetKey === order.key)).toMatchObject({
      kind: "Complaint",
      priority: 3,
      text: { name: order.name },
      complaints: Array.from({ length: 3 }, () => ({ authorType: "Customer", comment: "Another house." })),
    })
    const text = JSON.stringify(items)
    for (const person of people) expect([text.includes(person.key), text.includes(person.name)]).toEqual([false, false])
  })

  it("wait on when their target is written anew", async () => {
    const { order, customer } = await onSale(app)
    await complain(await stranger(app), "Order", order.key)
    const { key } = await waitingFor(by, order.key)
    dataOf(await customer.core.PUT("/orders/{key}", { params: { path: { key: order.key } }, body: orderPayload() }))
    const task = dataOf(await by.core.GET("/moderation/queue/{key}", { params: { path: { key } } }))
    expect(task).toMatchObject({ kind: "Complaint", status: "Waiting", files: [] })
  })

  it("are closed for all who made them, who hear the outcome and may complain again", async () => {
    const [{ order, customer }, person] = [await onSale(app), await stranger(app)]
    await complain(person, "Order", order.key)
    expect((await complain(person, "Order", order.key)).error?.type).toBe("ComplaintAlreadyExistsException")
    const { key } = await waitingFor(by, order.key)
    const closed = dataOf(
      await by.core.POST("/moderation/queue/{key}/close", {
        params: { path: { key } },
        body: { outcome: "Dismissed", note: "All is well." },
      }),
    )
    expect(closed).toMatchObject({ status: "Dismissed" })
    expect(lastOf(await notified(app, person), "ComplaintClosedEvent").metadata).toEqual({
      profileKey: person.key,
      outcome: "Dismissed",
    })
    expect(typesOf(await notified(app, customer))).not.toContain("ComplaintClosedEvent")
    expect((await complain(person, "Order", order.key)).response.status).toBe(201)
    // A complaint that was closed does not come back with a new one.
    expect(await waitingFor(by, order.key)).toMatchObject({ priority: 1, complaints: [{ reason: "Fraud" }] })
  })

  it("know two sets of reasons: of conduct where there was a deal, of content elsewhere", async () => {
    const { customer, executant, deal } = await dealt(app)
    const other = await stranger(app)
    const answers = [
      await complain(customer, "Deal", deal.key, "IncorrectPrice"),
      await complain(customer, "Executant", executant.key, "IncorrectPrice"),
      await complain(customer, "Executant", executant.key, "Fraud"),
      await complain(other, "Executant", executant.key, "Fraud"),
      await complain(other, "Executant", executant.key, "IncorrectPrice"),
    ]
    expect(answers.map(({ response }) => response.status)).toEqual([201, 201, 400, 201, 400])
  })

  it("need words where the reason is another one", async () => {
    const [{ order }, person] = [await onSale(app), await stranger(app)]
    const answers = [
      await complain(person, "Order", order.key, "OtherReason"),
      await complain(person, "Order", order.key, "OtherReason", "Why?"),
      await complain(person, "Order", order.key, "OtherReason", "Because."),
    ]
    expect(answers.map(({ error }) => error?.errors?.["comment"])).toEqual([["required"], ["minLength"], undefined])
  })

  it("may end in a chat message's removal, which both sides see", async () => {
    const { worker, customer, message, chat } = await talking(app)
    expect((await complain(customer, "ChatMessage", message.messageKey)).response.status).toBe(201)
    expect((await waitingFor(by, message.messageKey)).text?.description).toBe("Hello!")
    const path = { key: message.messageKey }
    const remove = () =>
      by.core.POST("/moderation/messages/{key}/remove", { params: { path }, body: { reason: "Other" } })
    expect([(await remove()).response.status, (await remove()).response.status]).toEqual([204, 404])
    for (const person of [worker, customer])
      expect(lastOf(await heard(app, person), "ChatMessageRemovedEvent").metadata).toMatchObject({
        chatKey: chat.chatKey,
        message: { messageKey: message.messageKey, isRemoved: true, messageContent: "" },
      })
  })

  it("keep the words of a message that is taken back until they are closed (E417)", async () => {
    const { worker, customer, executant, message, chat } = await talking(app)
    const { messageKey } = message
    dataOf(await complain(customer, "ChatMessage", messageKey))
    const path = { key: chat.chatKey, msgKey: messageKey }
    const params = { path, query: { authorKey: executant.key } }
    dataOf(await worker.core.DELETE("/chat/{key}/removeMessage/{msgKey}", { params }))
    const { key, text } = await waitingFor(by, messageKey)
    expect(text?.description).toBe("Hello!")
    const closing = { params: { path: { key } }, body: { outcome: "Upheld" } } as const
    expect(dataOf(await by.core.POST("/moderation/queue/{key}/close", closing)).text?.description).toBe("")
    const kept = await app.db.selectFrom("complaints").select("said").where("target_key", "=", messageKey).execute()
    expect(kept).toEqual([{ said: null }])
  })

  it("show the pictures of what they are about, which have no words (E414)", async () => {
    const { worker, customer, executant, chat } = await talking(app)
    const messageKey = randomUUID()
    const asked = new URLSearchParams({ authorKey: executant.key, messageKey })
    const send = (path: string, field: string) =>
      worker.fetch(`/api/core${path}`, { method: "POST", body: formWith(png(), "rude.png", field) })
    await send(`/chat/${chat.chatKey}/messages/file?${asked}`, "file")
    await send("/account/uploadphoto", "avatar")
    const seen = async (type: Target, key: string) => {
      dataOf(await complain(customer, type, key))
      return (await waitingFor(by, key)).files.map(({ originalFileName: name }) => name)
    }
    expect(await seen("ChatMessage", messageKey)).toEqual(["rude.png"])
    expect(await seen("Customer", worker.key)).toEqual(["rude.png"])
  })

  it("of a deal lead to the side that is complained of, not to who complains (E414)", async () => {
    for (const side of ["Customer", "Executant"] as const) {
      const { customer, worker, executant, deal } = await dealt(app)
      const [complainer, key, accused] =
        side === "Customer" ? [customer, customer.key, worker] : [worker, executant.key, customer]
      const body = { targetType: "Deal", targetKey: deal.key, reason: "IncorrectPrice", participantKey: key } as const
      dataOf(await complainer.core.POST("/complaint/submit", { body }))
      expect(await waitingFor(by, deal.key)).toMatchObject({ ownerKey: accused.key, ownerName: accused.name })
    }
  })

  it("say of nothing that it is there, which the caller may not see", async () => {
    const [{ deal, order, customer }, person] = [await dealt(app, { moveToArchive: true }), await stranger(app)]
    const answers = [await complain(person, "Deal", deal.key), await complain(person, "Order", order.key)]
    expect(answers.map(({ response }) => response.status)).toEqual([404, 404])
    const own = await complain(customer, "Customer", customer.key)
    expect(own.error?.errors).toEqual({ targetKey: ["unknownValue"] })
  })
})
