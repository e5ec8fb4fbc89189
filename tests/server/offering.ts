/** The acts around offers in many tests, each by the calls that the client makes. Spec §7 Offers. */
import type { components } from "../../src/sdk/generated/core.ts"
import { dataOf, eventually } from "./callers.ts"
import type { Person } from "./harness.ts"
import { orderPayload } from "./market.ts"

type Wire = components["schemas"]

/** An offer that nothing is wrong with, unlike any other. */
export const offerPayload = (changes: Partial<Wire["OfferPayload"]> = {}): Wire["OfferPayload"] => {
  const { name, ...payload } = orderPayload()
  return { ...payload, name: `${name} for you`, ...changes }
}

export const createOffer = async (
  owner: Person,
  executantKey: string,
  changes: Partial<Wire["OfferPayload"]> = {},
): Promise<Wire["Offer"]> =>
  dataOf(await owner.core.POST("/offers", { body: { executantKey, ...offerPayload(changes) } }))

export const ownOffer = async (owner: Person, key: string): Promise<Wire["Offer"]> =>
  dataOf(await owner.core.GET("/offers/{key}", { params: { path: { key } } }))

export const offerOnceOnMarket = async (owner: Person, key: string): Promise<Wire["Offer"]> => {
  await owner.decided(key)
  return eventually(async () => {
    const offer = await ownOffer(owner, key)
    return offer.status === "Published" && offer.versionStatus === "Published" ? offer : null
  })
}

/** An offer once moderation has let it through. */
export const publishedOffer = async (
  owner: Person,
  executantKey: string,
  changes: Partial<Wire["OfferPayload"]> = {},
): Promise<Wire["Offer"]> => offerOnceOnMarket(owner, (await createOffer(owner, executantKey, changes)).key)

export const applyToOffer = async (customer: Person, offerKey: string): Promise<Wire["OfferApplication"]> =>
  dataOf(await customer.core.POST("/offers/{id}/applications", { params: { path: { id: offerKey } } }))

export const cancelOfferApplication = async (
  customer: Person,
  application: Wire["OfferApplication"],
): Promise<Wire["OfferApplication"]> =>
  dataOf(
    await customer.core.POST("/offers/{id}/applications/{key}/cancel", {
      params: { path: { id: application.offer.key, key: application.key } },
    }),
  )

export const acceptOfferApplication = async (
  owner: Person,
  application: Wire["OfferApplication"],
  moveToArchive = false,
): Promise<Wire["Deal"]> =>
  dataOf(
    await owner.core.POST("/offers/{id}/applications/{appKey}/accept", {
      params: { path: { id: application.offer.key, appKey: application.key } },
      body: { description: "On Monday at nine.", moveToArchive, executantKey: application.executant.key },
    }),
  )

export const somewhere: Wire["LocationPayload"] = {
  discriminator: "Radius",
  address: "Ring 12, 10115 Berlin, DE",
  freeFormAddress: "Ring 12, 10115 Berlin, DE",
  geometryId: "gn-2950159",
  metadata: { lat: 52.52437, lon: 13.41053, radius: 30_000 },
}
