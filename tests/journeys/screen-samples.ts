/** A sample of each route and modal of the client, as somebody who may see it. Spec §2. */
import { listingSteps } from "../../src/domain/listing-steps.ts"
import { paths } from "../../src/ui/app/paths.ts"

/** A visitor, Demo Dora (a customer with orders and deals in every state), Demo Emil (an executant with news), or a moderator. */
export type Who = "anonymous" | "customer" | "executant" | "moderator"

/** The key of a thing that the demo market has, for each `{name}` in a sample's path. */
export type Keys = Readonly<
  Record<
    | "order"
    | "ownOrder"
    | "ownOffer"
    | "application"
    | "deal"
    | "chat"
    | "message"
    | "profile"
    | "executant"
    | "rewritten"
    | "complaint",
    string
  >
>

export interface Sample {
  readonly path: string
  readonly by: readonly Who[]
  readonly handheldOnly?: true
  readonly deskOnly?: true
}

const everybody = ["anonymous", "customer", "executant"] as const
const members = ["customer", "executant"] as const
const customer = ["customer"] as const
const executant = ["executant"] as const
const moderator = ["moderator"] as const

/** By the route's pattern as `Routes.tsx` has it; none for those that only lead on. */
export const routeSamples: Readonly<Record<string, readonly Sample[]>> = {
  "/": [{ path: "/", by: everybody }],
  "/auth/callback": [{ path: "/auth/callback?error=access_denied", by: ["anonymous"] }],
  "/search": [
    { path: "/search", by: everybody },
    { path: "/search?search=nothing-like-this", by: ["anonymous"] },
    { path: "/search?type=offers&minPrice=20&lat=51.05&lon=13.74&location=Dresden&radius=100", by: customer },
    { path: "/search?view=map", by: ["anonymous"] },
  ],
  "/orders": [
    { path: "/orders", by: customer },
    { path: paths.ownListings("Order", { tab: "archive", page: 1 }), by: customer },
  ],
  "/orders/new": listingSteps.map((step) => ({
    path: paths.listingFormStep(paths.newListing("Order"), step),
    by: customer,
    handheldOnly: true,
  })),
  "/orders/:key/edit": [{ path: "/orders/{ownOrder}/edit", by: customer, handheldOnly: true }],
  "/orders/:key/view": [],
  "/orders/:key/view/:tab": [
    { path: "/orders/{ownOrder}/view/details", by: customer },
    { path: "/orders/{ownOrder}/view/applications", by: customer },
  ],
  "/orders/:key": [
    { path: "/orders/{order}", by: everybody },
    { path: "/orders/no-such-order", by: ["anonymous"] },
  ],
  "/offers": [
    { path: "/offers", by: executant },
    { path: paths.ownListings("Offer", { tab: "archive", page: 1 }), by: executant },
  ],
  "/offers/new": [
    { path: "/offers/new", by: members, handheldOnly: true },
    { path: "/offers/new?copyOf={ownOffer}", by: executant, handheldOnly: true },
  ],
  "/offers/:key/edit": [
    { path: "/offers/{ownOffer}/edit?step=where", by: executant, handheldOnly: true },
    { path: "/offers/{ownOffer}/edit?step=pictures", by: executant, handheldOnly: true },
  ],
  "/offers/:key/view": [],
  "/offers/:key/view/:tab": [
    { path: "/offers/{ownOffer}/view/details", by: executant },
    { path: "/offers/{ownOffer}/view/applications", by: executant },
  ],
  "/offers/:key": [
    { path: "/offers/{ownOffer}", by: everybody },
    { path: "/offers/no-such-offer", by: ["anonymous"] },
  ],
  "/applications": [],
  "/applications/executant": [{ path: "/applications/executant", by: executant }],
  "/applications/customer": [{ path: "/applications/customer", by: customer }],
  "/deals": [
    { path: "/deals", by: everybody },
    { path: paths.deals({ tab: "archive", page: 1 }), by: customer },
  ],
  "/deals/:key": [{ path: "/deals/{deal}", by: customer }],
  "/favorites": [
    { path: paths.favorites({ tab: "order", page: 1 }), by: members },
    { path: paths.favorites({ tab: "offer", page: 1 }), by: customer },
  ],
  "/executant/profile": [{ path: "/executant/profile", by: executant }],
  "/profile": [{ path: "/profile", by: customer }],
  "/executant/profile/:key": [
    { path: "/executant/profile/{executant}", by: everybody },
    { path: "/executant/profile/no-such-profile", by: ["anonymous"] },
  ],
  "/profile/:key": [
    { path: "/profile/{profile}", by: everybody },
    { path: "/profile/no-such-profile", by: ["anonymous"] },
  ],
  "/chat": [
    { path: "/chat", by: members },
    { path: "/chat?participantKey={profile}&chatId={chat}", by: customer },
  ],
  "/notifications": [{ path: "/notifications", by: members }],
  "paths.my(environment.productSlug)": [{ path: "/my-handra", by: members, handheldOnly: true }],
  "/moderation": [{ path: paths.moderation, by: moderator }],
  "/moderation/queue/:key": [
    { path: "/moderation/queue/{rewritten}", by: moderator },
    { path: "/moderation/queue/{complaint}", by: moderator },
  ],
  "/moderation/blocks": [{ path: paths.moderationBlocks, by: moderator }],
  "/moderation/audit": [{ path: paths.moderationTrail({ filter: "all", page: 1 }), by: moderator }],
  "/other": [{ path: "/other", by: everybody, handheldOnly: true }],
  "/settings": [{ path: "/settings", by: members }],
  "/support/support": [{ path: "/support/support", by: ["anonymous", "customer"] }],
  "/support/faq": [{ path: paths.faq, by: ["anonymous", "executant"] }],
  "/support/privacy": [{ path: paths.privacy, by: ["anonymous"] }],
  "/support/about": [{ path: paths.about, by: ["anonymous", "executant"] }],
  "/support/ua": [{ path: paths.terms, by: ["anonymous"] }],
  "/testing": [{ path: "/testing", by: ["anonymous"] }],
}

/** By the name in `src/domain/modals.ts`. */
export const modalSamples: Readonly<Record<string, readonly Sample[]>> = {
  "sign-in": [{ path: "/search?modal=sign-in", by: ["anonymous"] }],
  "create-deal": [
    {
      path: "/orders/{ownOrder}/view/applications?modal=create-deal&modal.kind=Order&modal.listing={ownOrder}&modal.application={application}",
      by: customer,
    },
  ],
  "choose-language": [{ path: "/search?modal=choose-language", by: ["anonymous", ...members] }],
  palette: [
    { path: "/search?modal=palette", by: everybody },
    { path: "/moderation?modal=palette", by: moderator },
  ],
  shortcuts: [{ path: "/search?modal=shortcuts", by: ["anonymous", "executant"] }],
  "deal-made": [{ path: "/orders?modal=deal-made&modal.deal={deal}", by: customer }],
  report: [{ path: "/orders/{order}?modal=report&modal.target=Order&modal.key={order}", by: customer }],
  "delete-account": [{ path: "/settings?modal=delete-account", by: customer }],
  "cancel-deal": [{ path: "/deals?modal=cancel-deal&modal.deal={deal}", by: customer }],
  "write-review": [{ path: "/deals?modal=write-review&modal.deal={deal}", by: customer }],
  "create-executant": [{ path: "/search?modal=create-executant", by: customer }],
  "create-on-phone": [
    { path: "/search?modal=create-on-phone", by: customer, deskOnly: true },
    {
      path: "/?modal=create-on-phone&modal.kind=Offer&modal.listing={ownOffer}",
      by: executant,
      deskOnly: true,
    },
  ],
  "listing-sent": [
    {
      path: "/orders/{ownOrder}/view/details?modal=listing-sent&modal.kind=Order&modal.listing={ownOrder}",
      by: customer,
    },
  ],
  "switch-profile": [{ path: "/search?modal=switch-profile", by: members }],
  "delete-message": [
    {
      path: "/chat?participantKey={profile}&chatId={chat}&modal=delete-message&modal.chat={chat}&modal.message={message}",
      by: customer,
    },
  ],
  "sign-out": [{ path: "/search?modal=sign-out", by: members }],
  "sign-out-everywhere": [{ path: "/settings?modal=sign-out-everywhere", by: customer }],
}
