/** Search and what else is open to many, favourites and complaints. Spec §7. */
import { aSpanReport } from "../../spans.ts"
import type { AsksOf } from "../asking.ts"

const nothing = async () => ({})

export const openAsks: AsksOf<
  | "getClassificator"
  | "searchAddresses"
  | "autocomplete"
  | "search"
  | "countSearch"
  | "translate"
  | "translateEntity"
  | "getPlatformMetadata"
  | "reportSpans"
  | "getStatistics"
  | "sendSupportLetter"
  | "listSupportLetters"
  | "getSupportLog"
  | "listFavoriteOrders"
  | "addFavoriteOrder"
  | "removeFavoriteOrder"
  | "listFavoriteOffers"
  | "addFavoriteOffer"
  | "removeFavoriteOffer"
  | "submitComplaint"
> = {
  getClassificator: async () => ({ path: { name: "services" } }),
  searchAddresses: async () => ({ query: { query: "Berlin", countrySet: ["DE"] } }),
  autocomplete: async (scene) => {
    await scene.draftOrder()
    return { path: { type: "orders" }, query: { value: "Paint" } }
  },
  search: async (scene) => {
    await scene.draftOrder()
    await scene.orderPlace()
    return { path: { type: "orders" }, query: { term: (await scene.order()).name } }
  },
  countSearch: async () => ({ path: { type: "offers" } }),
  translate: async () => ({ body: { targetLanguage: "de-DE", text: "Nobody has ever said this before." } }),
  translateEntity: async () => ({
    body: { targetLanguage: "de-DE", fields: { name: "Nobody has ever said this before." } },
  }),
  getPlatformMetadata: nothing,
  reportSpans: async () => ({ body: aSpanReport }),
  getStatistics: nothing,
  sendSupportLetter: async () => ({
    body: { userName: "Demo Anna", email: "anna@demo.example", message: "How do I change my category?" },
  }),
  listSupportLetters: nothing,
  getSupportLog: async (scene) => ({ path: { key: await scene.letter() } }),
  listFavoriteOrders: nothing,
  addFavoriteOrder: async (scene) => ({ body: { orderKey: (await scene.order()).key } }),
  removeFavoriteOrder: async (scene) => ({ path: { key: (await scene.order()).key } }),
  listFavoriteOffers: nothing,
  addFavoriteOffer: async (scene) => ({ body: { offerKey: (await scene.offer()).key } }),
  removeFavoriteOffer: async (scene) => ({ path: { key: (await scene.offer()).key } }),
  submitComplaint: async (scene, participantKey) => ({
    body: { targetType: "Order", targetKey: (await scene.order()).key, reason: "Fraud", participantKey },
  }),
}
