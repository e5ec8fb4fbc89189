/** The endings of deals in tests, and what is said afterwards. Spec §7 Deals and feedback. */
import type { components } from "../../src/sdk/generated/core.ts"
import { dataOf, eventually } from "./callers.ts"
import type { Person } from "./harness.ts"
import { dayIn, category } from "./market.ts"

type Wire = components["schemas"]

export const closeDeal = async (by: Person, key: string, participantKey: string): Promise<Wire["Deal"]> =>
  dataOf(await by.core.POST("/deals/{key}/close", { params: { path: { key } }, body: { participantKey } }))

export const cancelDeal = async (by: Person, key: string, participantKey: string): Promise<Wire["Deal"]> =>
  dataOf(
    await by.core.POST("/deals/{key}/cancel", {
      params: { path: { key } },
      body: { participantKey, reason: "IncorrectPrice" },
    }),
  )

/** Rates the executant as the customer. */
export const rateExecutant = async (by: Person, deal: Wire["Deal"], rating: number): Promise<Wire["Feedback"]> =>
  dataOf(
    await by.core.POST("/executant/{key}/feedbacks", {
      params: { path: { key: deal.executant.key } },
      body: { dealKey: deal.key, rating, details: "Careful and on time." },
    }),
  )

/** Rates the customer as the executant. */
export const rateCustomer = async (by: Person, deal: Wire["Deal"], rating: number): Promise<Wire["Feedback"]> =>
  dataOf(
    await by.core.POST("/customer/{key}/feedbacks", {
      params: { path: { key: deal.customer.key } },
      body: { dealKey: deal.key, rating, authorKey: deal.executant.key },
    }),
  )

let made = 0

/** An offer of a published executant, once moderation has let it through. */
export const anOffer = async (owner: Person, executantKey: string): Promise<Wire["Offer"]> => {
  made += 1
  const { key } = dataOf(
    await owner.core.POST("/offers", {
      body: {
        executantKey,
        name: `Moving a flat number ${made}`,
        description: `Two people and a van, offer ${made}.`,
        classificatorPrimaryKey: category,
        price: { byAgreement: true, rate: null },
        startDate: dayIn(1),
      },
    }),
  )
  return eventually(async () => {
    const offer = dataOf(await owner.core.GET("/offers/{key}", { params: { path: { key }, query: { executantKey } } }))
    return offer.status === "Published" ? offer : null
  })
}
