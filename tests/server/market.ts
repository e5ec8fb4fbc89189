/** The acts of the market's people in many tests, each by the calls that the client makes. Spec §7. */
import { randomUUID } from "node:crypto"
import { classificator } from "../../server/data/classificator.ts"
import type { components } from "../../src/sdk/generated/core.ts"
import { dataOf, eventually } from "./callers.ts"
import type { Person } from "./harness.ts"

type Wire = components["schemas"]

const [root] = classificator
const dayMs = 24 * 60 * 60 * 1000

/** A root category, and one below it. */
export const rootCategory = root?.key ?? ""
export const category = root?.children[0]?.key ?? ""

/** A calendar day so many days from today. */
export const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

let made = 0

/** An order that nothing is wrong with, unlike any other. */
export const orderPayload = (changes: Partial<Wire["OrderPayload"]> = {}): Wire["OrderPayload"] => {
  made += 1
  return {
    name: `Paint kitchen number ${made}`,
    description: `Two walls and a ceiling. Paint is there. Flat ${made}.`,
    classificatorPrimaryKey: category,
    price: { byAgreement: false, rate: { value: 120.5, measurementUnit: "Service", currency: { code: "EUR" } } },
    startDate: dayIn(2),
    endDate: dayIn(5),
    ...changes,
  }
}

export const createOrder = async (owner: Person, changes: Partial<Wire["OrderPayload"]> = {}): Promise<Wire["Order"]> =>
  dataOf(await owner.core.POST("/orders/create", { body: orderPayload(changes) }))

export const ownOrder = async (owner: Person, key: string): Promise<Wire["Order"]> =>
  dataOf(await owner.core.GET("/orders/{key}", { params: { path: { key } } }))

/** The order once moderation has let its latest version through. */
export const orderOnceOnMarket = async (owner: Person, key: string): Promise<Wire["Order"]> => {
  await owner.decided(key)
  return eventually(async () => {
    const order = await ownOrder(owner, key)
    return order.status === "Published" && order.versionStatus === "Published" ? order : null
  })
}

/** An order once moderation has let it through. */
export const publishedOrder = async (
  owner: Person,
  changes: Partial<Wire["OrderPayload"]> = {},
): Promise<Wire["Order"]> => {
  const { key } = await createOrder(owner, changes)
  return orderOnceOnMarket(owner, key)
}

export const createExecutant = async (owner: Person, publish: boolean): Promise<Wire["Executant"]> => {
  const body = { name: `${owner.name} at work`, classificatorPrimaryKey: rootCategory, description: "Careful work." }
  return dataOf(await owner.core.POST("/executant", { params: { query: { publish } }, body }))
}

/** An executant profile once moderation has let it through. */
export const publishedExecutant = async (owner: Person): Promise<Wire["Executant"]> => {
  const { key } = await createExecutant(owner, true)
  await owner.decided(key)
  return eventually(async () => {
    const { items } = dataOf(await owner.core.GET("/executant"))
    return items.find((one) => one.key === key && one.status === "Published") ?? null
  })
}

export const apply = async (owner: Person, executantKey: string, orderKey: string): Promise<Wire["Application"]> => {
  const path = { id: orderKey, executantKey }
  return dataOf(await owner.core.POST("/orders/{id}/applications/executant/{executantKey}", { params: { path } }))
}

export const accept = async (
  owner: Person,
  application: Wire["Application"],
  moveToArchive = false,
): Promise<Wire["Deal"]> => {
  const path = { id: application.order.key, appKey: application.key }
  const body = { description: "On Monday at nine.", moveToArchive }
  return dataOf(await owner.core.POST("/orders/{id}/applications/{appKey}/accept", { params: { path }, body }))
}

/** The chat of an applicant's profile with the customer. */
export const openChat = async (
  owner: Person,
  executantKey: string,
  customerKey: string,
  name = "Paint a kitchen",
): Promise<Wire["Chat"]> =>
  dataOf(
    await owner.core.POST("/chat/create", {
      body: {
        name,
        participantsInfo: [
          { key: executantKey, type: "Executant" },
          { key: customerKey, type: "Customer" },
        ],
      },
    }),
  )

export const say = async (
  author: Person,
  {
    chatKey,
    authorKey,
    text = "Hello!",
  }: { readonly chatKey: string; readonly authorKey: string; readonly text?: string },
): Promise<Wire["ChatMessage"]> =>
  dataOf(
    await author.core.PUT("/chat/{chatKey}/send", {
      params: { path: { chatKey } },
      body: { messageKey: randomUUID(), authorKey, messageContent: text },
    }),
  )
