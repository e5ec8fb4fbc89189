/** Applications, the deals they become, and feedback. Spec §7 Applications, Deals and feedback. */
import type { AsksOf } from "../asking.ts"
import type { Scene } from "../scene.ts"

const aboutOrder = async (scene: Scene) => {
  await scene.application()
  return { path: { id: (await scene.order()).key } }
}

const aboutOffer = async (scene: Scene) => {
  await scene.offerApplication()
  return { path: { id: (await scene.offer()).key } }
}

const ofOrder = async (scene: Scene) => ({
  path: { id: (await scene.order()).key, key: (await scene.application()).key },
})

const ofOffer = async (scene: Scene) => ({
  path: { id: (await scene.offer()).key, key: (await scene.offerApplication()).key },
})

const marking = async (scene: Scene, executantKey: string) => ({ ...(await ofOffer(scene)), query: { executantKey } })

const accepting = { description: "On Monday at nine.", moveToArchive: false }

const ended =
  (more: object = {}) =>
  async (scene: Scene, participantKey: string) => ({
    path: { key: (await scene.deal()).key },
    body: { participantKey, ...more },
  })

export const dealAsks: AsksOf<
  | "applyToOrder"
  | "cancelOrderApplication"
  | "listOrderApplications"
  | "countOrderApplications"
  | "countUnreadOrderApplications"
  | "readAllOrderApplications"
  | "acceptOrderApplication"
  | "markOrderApplicationNotInterested"
  | "markOrderApplicationInterested"
  | "listExecutantApplications"
  | "applyToOffer"
  | "cancelOfferApplication"
  | "listOfferApplications"
  | "countOfferApplications"
  | "countUnreadOfferApplications"
  | "readAllOfferApplications"
  | "acceptOfferApplication"
  | "markOfferApplicationNotInterested"
  | "markOfferApplicationInterested"
  | "listCustomerApplications"
  | "getDeal"
  | "listCustomerDeals"
  | "listExecutantDeals"
  | "closeDeal"
  | "cancelDeal"
  | "getDealFeedbacks"
  | "giveExecutantFeedback"
  | "giveCustomerFeedback"
  | "listExecutantFeedbacks"
  | "listCustomerFeedbacks"
> = {
  applyToOrder: async (scene, executantKey) => ({ path: { id: (await scene.order()).key, executantKey } }),
  cancelOrderApplication: async (scene, executantKey) => ({ ...(await ofOrder(scene)), query: { executantKey } }),
  listOrderApplications: aboutOrder,
  countOrderApplications: aboutOrder,
  countUnreadOrderApplications: aboutOrder,
  readAllOrderApplications: aboutOrder,
  acceptOrderApplication: async (scene) => ({
    path: { id: (await scene.order()).key, appKey: (await scene.application()).key },
    body: accepting,
  }),
  markOrderApplicationNotInterested: ofOrder,
  markOrderApplicationInterested: ofOrder,
  listExecutantApplications: async (scene) => {
    await scene.application()
    return { path: { executantKey: (await scene.worker()).profile } }
  },
  applyToOffer: async (scene) => ({ path: { id: (await scene.offer()).key } }),
  cancelOfferApplication: ofOffer,
  listOfferApplications: aboutOffer,
  countOfferApplications: aboutOffer,
  countUnreadOfferApplications: aboutOffer,
  readAllOfferApplications: aboutOffer,
  acceptOfferApplication: async (scene, executantKey) => ({
    path: { id: (await scene.offer()).key, appKey: (await scene.offerApplication()).key },
    body: { ...accepting, executantKey },
  }),
  markOfferApplicationNotInterested: marking,
  markOfferApplicationInterested: marking,
  listCustomerApplications: async (scene) => {
    await scene.offerApplication()
    return {}
  },
  getDeal: async (scene, participantKey) => ({ path: { key: (await scene.deal()).key }, query: { participantKey } }),
  listCustomerDeals: async (scene) => {
    await scene.deal()
    return {}
  },
  listExecutantDeals: async (scene) => {
    await scene.deal()
    return { path: { key: (await scene.worker()).profile } }
  },
  closeDeal: ended(),
  cancelDeal: ended({ reason: "IncorrectPrice" }),
  getDealFeedbacks: async (scene, participantKey) => {
    await scene.feedback()
    return { path: { key: (await scene.deal()).key }, query: { participantKey } }
  },
  giveExecutantFeedback: async (scene) => ({
    path: { key: (await scene.worker()).profile },
    body: { dealKey: (await scene.closedDeal()).key, rating: 5 },
  }),
  giveCustomerFeedback: async (scene, authorKey) => ({
    path: { key: (await scene.customer()).profile },
    body: { dealKey: (await scene.closedDeal()).key, rating: 5, authorKey },
  }),
  listExecutantFeedbacks: async (scene) => {
    await scene.feedback()
    return { path: { key: (await scene.worker()).profile } }
  },
  listCustomerFeedbacks: async (scene) => ({ path: { key: (await scene.customer()).profile } }),
}
