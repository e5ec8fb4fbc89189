/** Orders, offers, their places and files. Spec §7 Orders, Offers, Locations. */
import { formWith, png } from "../../server/files/samples.ts"
import { orderPayload } from "../../server/market.ts"
import { offerPayload, somewhere } from "../../server/offering.ts"
import type { AsksOf } from "../asking.ts"
import type { Scene } from "../scene.ts"

const nothing = async () => ({})

type Part = "order" | "draftOrder" | "offer" | "draftOffer"

/** About one listing by its key, or by its id as files and places say. */
const about =
  (part: Part, name: "key" | "id" = "key", body?: () => unknown) =>
  async (scene: Scene) => ({
    path: { [name]: (await scene[part]()).key },
    ...(body && { body: body() }),
  })

const picture = () => formWith(png(), "garden.png")

const place = (of: "order" | "offer", body?: unknown) => async (scene: Scene) => {
  const { id: key } = of === "order" ? await scene.orderPlace() : await scene.offerPlace()
  return { path: { id: (await scene[of]()).key, key }, ...(body !== undefined && { body }) }
}

/** The places of a listing that has one. */
const places = (of: "order" | "offer") => async (scene: Scene) => {
  await (of === "order" ? scene.orderPlace() : scene.offerPlace())
  return { path: { id: (await scene[of]()).key } }
}

export const listingAsks: AsksOf<
  | "createOrder"
  | "listOrders"
  | "getOrder"
  | "updateOrder"
  | "getOrderStatus"
  | "getPublicOrder"
  | "archiveOrder"
  | "cancelOrder"
  | "hideOrder"
  | "unhideOrder"
  | "summarizeOrders"
  | "listOrderLocations"
  | "createOrderLocation"
  | "updateOrderLocation"
  | "removeOrderLocation"
  | "uploadOrderFile"
  | "createOffer"
  | "listOffers"
  | "getOffer"
  | "updateOffer"
  | "getOfferStatus"
  | "getPublicOffer"
  | "archiveOffer"
  | "cancelOffer"
  | "hideOffer"
  | "unhideOffer"
  | "listExecutantOffers"
  | "summarizeOffers"
  | "listOfferLocations"
  | "createOfferLocation"
  | "updateOfferLocation"
  | "removeOfferLocation"
  | "uploadOfferFile"
> = {
  createOrder: async () => ({ body: orderPayload() }),
  listOrders: nothing,
  getOrder: about("draftOrder"),
  updateOrder: about("order", "key", orderPayload),
  getOrderStatus: about("draftOrder"),
  getPublicOrder: about("order"),
  archiveOrder: about("order"),
  cancelOrder: about("order"),
  hideOrder: about("order"),
  unhideOrder: about("order"),
  summarizeOrders: async (scene) => ({ query: { orderKeys: [(await scene.draftOrder()).key] } }),
  listOrderLocations: places("order"),
  createOrderLocation: about("order", "id", () => somewhere),
  updateOrderLocation: place("order", somewhere),
  removeOrderLocation: place("order"),
  uploadOrderFile: about("order", "id", picture),
  createOffer: async (_scene, executantKey) => ({ body: { executantKey, ...offerPayload() } }),
  listOffers: async (_scene, executantGuid) => ({ query: { executantGuid } }),
  getOffer: async (scene, executantKey) => ({ path: { key: (await scene.draftOffer()).key }, query: { executantKey } }),
  updateOffer: about("offer", "key", offerPayload),
  getOfferStatus: about("draftOffer"),
  getPublicOffer: about("offer"),
  archiveOffer: about("offer"),
  cancelOffer: about("offer"),
  hideOffer: about("offer"),
  unhideOffer: about("offer"),
  listExecutantOffers: async (scene) => {
    await scene.draftOffer()
    return { path: { executantKey: (await scene.worker()).profile } }
  },
  summarizeOffers: async (scene) => ({ query: { offerKeys: [(await scene.draftOffer()).key] } }),
  listOfferLocations: places("offer"),
  createOfferLocation: about("offer", "id", () => somewhere),
  updateOfferLocation: place("offer", somewhere),
  removeOfferLocation: place("offer"),
  uploadOfferFile: about("offer", "id", picture),
}
