/**
 * Nobody learns of what is not on the market that it is there: the answer is the one for a key of nothing. Spec §6. Law
 * 17.
 */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { readContract } from "../../server/contract/operations.ts"
import type { OperationId } from "../../server/contract/shapes.ts"
import { ask, type Ask } from "../contract/asking.ts"
import { dataOf } from "../server/callers.ts"
import { formWith, png } from "../server/files/samples.ts"
import { startApp, type TestApp } from "../server/harness.ts"
import { publishedOrder } from "../server/market.ts"
import { publishedOffer } from "../server/offering.ts"
import { createScene, type Scene } from "./scene.ts"

const { operations } = readContract()

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await startApp()
  scene = createScene(app)
})
afterAll(() => app.close())

type Unseen = Readonly<Record<"draftOrder" | "hiddenOrder" | "draftOffer" | "hiddenOffer" | "draftProfile", string>>

/** Keys of what only its owner may see. */
const unseen = async (): Promise<Unseen> => {
  const [customer, worker] = [await scene.customer(), await scene.worker()]
  const [order, offer] = [await publishedOrder(customer.person), await publishedOffer(worker.person, worker.profile)]
  await customer.person.core.PUT("/orders/{key}/hide", { params: { path: { key: order.key } } })
  await worker.person.core.PUT("/offers/{key}/hide", { params: { path: { key: offer.key } } })
  return {
    draftOrder: (await scene.draftOrder()).key,
    hiddenOrder: order.key,
    draftOffer: (await scene.draftOffer()).key,
    hiddenOffer: offer.key,
    draftProfile: customer.wrong,
  }
}

interface Own {
  readonly key: string
  readonly executantKey: string
}

interface Question {
  readonly id: OperationId
  readonly of: readonly (keyof Unseen)[]
  readonly asks: (key: string, own: Own) => Omit<Ask, "token"> | Promise<Omit<Ask, "token">>
}

const orders = ["draftOrder", "hiddenOrder"] as const
const offers = ["draftOffer", "hiddenOffer"] as const
const profiles = ["draftProfile"] as const

const byKey = (key: string) => ({ path: { key } })
const byId = (id: string) => ({ path: { id } })

/** The two sides of a chat about somebody's orders, or offers: the asking one first. */
const about = async (type: "Order" | "Offer", own: Own) => {
  if (type === "Offer") {
    await scene.offer()
    const other = { key: (await scene.worker()).profile, type: "Executant" } as const
    return [{ key: own.key, type: "Customer" }, other] as const
  }
  await scene.order()
  const other = { key: (await scene.customer()).profile, type: "Customer" } as const
  return [{ key: own.executantKey, type: "Executant" }, other] as const
}

const newChat = (type: "Order" | "Offer") => async (key: string, own: Own) => ({
  body: { name: "Paint a kitchen", participantsInfo: await about(type, own), context: { type, key } },
})

/** A chat of the one who asks with the owner, and its author there. */
const chatAbout = async (type: "Order" | "Offer", own: Own) => {
  const sides = await about(type, own)
  const { person } = await scene.stranger()
  const body = { name: "Paint a kitchen", participantsInfo: [...sides] }
  const { chatKey } = dataOf(await person.core.POST("/chat/create", { body }))
  return { chatKey, authorKey: sides[0].key }
}

const newMessage = (type: "Order" | "Offer") => async (key: string, own: Own) => {
  const { chatKey, authorKey } = await chatAbout(type, own)
  const body = { messageKey: randomUUID(), authorKey, messageContent: "About this one.", context: { type, key } }
  return { path: { chatKey }, body }
}

const newFile = (type: "Order" | "Offer") => async (key: string, own: Own) => {
  const { chatKey, authorKey } = await chatAbout(type, own)
  const query = { authorKey, messageKey: randomUUID(), contextType: type, contextKey: key }
  return { path: { key: chatKey }, query, body: formWith(png(), "wall.png") }
}

const complaint = (targetType: string) => (targetKey: string, own: { readonly key: string }) => ({
  body: { targetType, targetKey, reason: "Fraud", participantKey: own.key },
})

/** Ways to ask about a thing without owning it. */
const questions: readonly Question[] = [
  { id: "getPublicOrder", of: orders, asks: byKey },
  { id: "getPublicOffer", of: offers, asks: byKey },
  { id: "getPublicExecutant", of: profiles, asks: byKey },
  { id: "listOrderLocations", of: orders, asks: byId },
  { id: "listOfferLocations", of: offers, asks: byId },
  { id: "listExecutantOffers", of: profiles, asks: (executantKey) => ({ path: { executantKey } }) },
  { id: "listExecutantFeedbacks", of: profiles, asks: byKey },
  { id: "summarizeOrders", of: orders, asks: (key) => ({ query: { orderKeys: [key] } }) },
  { id: "summarizeOffers", of: offers, asks: (key) => ({ query: { offerKeys: [key] } }) },
  { id: "addFavoriteOrder", of: orders, asks: (orderKey) => ({ body: { orderKey } }) },
  { id: "addFavoriteOffer", of: offers, asks: (offerKey) => ({ body: { offerKey } }) },
  { id: "applyToOrder", of: orders, asks: (id, { executantKey }) => ({ path: { id, executantKey } }) },
  { id: "applyToOffer", of: offers, asks: byId },
  { id: "submitComplaint", of: orders, asks: complaint("Order") },
  { id: "submitComplaint", of: offers, asks: complaint("Offer") },
  { id: "submitComplaint", of: profiles, asks: complaint("Executant") },
  {
    id: "createChat",
    of: profiles,
    asks: (key, own) => ({
      body: {
        name: "Paint a kitchen",
        participantsInfo: [
          { key: own.key, type: "Customer" },
          { key, type: "Executant" },
        ],
      },
    }),
  },
  { id: "createChat", of: orders, asks: newChat("Order") },
  { id: "createChat", of: offers, asks: newChat("Offer") },
  { id: "sendChatMessage", of: orders, asks: newMessage("Order") },
  { id: "sendChatMessage", of: offers, asks: newMessage("Offer") },
  { id: "uploadChatFile", of: orders, asks: newFile("Order") },
  { id: "uploadChatFile", of: offers, asks: newFile("Offer") },
]

const withoutTrace = (body: unknown): unknown =>
  typeof body === "object" && body !== null ? { ...body, traceId: null } : body

it.each(questions.map((one) => [`${one.id} of ${one.of.join(", ")}`, one] as const))("%s", async (_name, question) => {
  const operation = operations.find(({ id }) => id === question.id)
  if (operation === undefined) throw new Error(`There is no ${question.id}.`)
  const { person, executantKey } = await scene.stranger()
  const keys = await unseen()
  const tokens = operation.token === "required" ? [person.token] : [person.token, null]
  for (const token of tokens) {
    const answer = async (key: string) => {
      const answer = await ask(app, operation, {
        token,
        ...(await question.asks(key, { key: person.key, executantKey })),
      })
      return { status: answer.status, body: withoutTrace(answer.body) }
    }
    const ofNothing = await answer(randomUUID())
    for (const kind of question.of) expect([kind, await answer(keys[kind])]).toEqual([kind, ofNothing])
  }
})
