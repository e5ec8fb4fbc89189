/** Every screen there is, for the tests that walk all of them: each route and modal of the client has samples here. Spec §2. */
import { readFile } from "node:fs/promises"
import type { Page } from "playwright"
import { admin, dora, emil } from "../../server/demo/people.ts"
import { listingSteps } from "../../src/domain/listing-steps.ts"
import { modalNames } from "../../src/domain/modals.ts"
import { paths } from "../../src/ui/app/paths.ts"
import { caller, dataOf } from "../server/callers.ts"
import { tokenOf } from "./entering.ts"
import { see } from "./see.ts"

/** A visitor, Demo Dora (a customer with orders and deals in every state), Demo Emil (an executant with news), or a moderator. */
export type Who = "anonymous" | "customer" | "executant" | "moderator"

export const emailOf = { customer: dora.email, executant: emil.email, moderator: admin.email } as const

/** Members hear the hubs; visitors and moderators have no account that could be told of anything. */
export const isMember = (who: Who): boolean => who === "customer" || who === "executant"

export interface Screen {
  readonly name: string
  /** The route or modal that it is a sample of. */
  readonly of: string
  readonly path: string
  readonly who: Who
  /** Above 1079.98 px it leads elsewhere (D9, D10). */
  readonly handheldOnly?: true
  /** Below 1080 px it leads elsewhere (D11). */
  readonly deskOnly?: true
}

/** The key of a thing that the demo market has, for each `{name}` in a sample's path. */
type Keys = Readonly<
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

interface Sample {
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
const routeSamples: Readonly<Record<string, readonly Sample[]>> = {
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
const modalSamples: Readonly<Record<string, readonly Sample[]>> = {
  "sign-in": [{ path: "/search?modal=sign-in", by: ["anonymous"] }],
  "create-deal": [
    {
      path: "/orders/{ownOrder}/view/applications?modal=create-deal&modal.kind=Order&modal.listing={ownOrder}&modal.application={application}",
      by: customer,
    },
  ],
  "choose-language": [{ path: "/search?modal=choose-language", by: ["anonymous", ...members] }],
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

const sourceOf = (path: string): Promise<string> => readFile(new URL(`../../src/ui/${path}`, import.meta.url), "utf8")

const found = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].map((match) => match.slice(1).find((group) => group !== undefined) ?? "")

const sampled = (
  kind: string,
  names: readonly string[],
  samples: Readonly<Record<string, readonly Sample[]>>,
): readonly (Sample & Pick<Screen, "of">)[] => {
  const [forgotten, gone] = [
    names.filter((name) => samples[name] === undefined),
    Object.keys(samples).filter((name) => !names.includes(name)),
  ]
  if (names.length === 0 || forgotten.length > 0 || gone.length > 0)
    throw new Error(
      `tests/journeys/screens.ts: ${kind} without samples: ${forgotten.join()}; samples of none: ${gone.join()}.`,
    )
  return names.flatMap((of) => (samples[of] ?? []).map((sample) => ({ ...sample, of })))
}

/** The first address on the page's content that the pattern finds, and what its groups are. */
const linkOn = async (page: Page, path: string, pattern: RegExp): Promise<readonly string[]> => {
  await page.goto(path)
  let groups: readonly string[] | undefined
  await see(async () => {
    const hrefs = await page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href")))
    groups = hrefs.map((href) => pattern.exec(href ?? "")).find((match) => match !== null)
    see(groups, `${path} has a link like ${pattern.source}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return groups?.slice(1) ?? []
}

/** Pages on which Dora and Emil are signed in. */
type Doors = Readonly<Record<"customer" | "executant", Page>>

/** What waits for moderators: a text that was written anew, and a complaint. */
const findTasks = async (url: string): Promise<Pick<Keys, "rewritten" | "complaint">> => {
  const { core } = caller(url, await tokenOf(url, admin.email))
  const { items } = dataOf(await core.GET("/moderation/queue", { params: { query: { top: 100 } } }))
  const [rewritten, complaint] = [
    items.find(({ previousText }) => previousText !== null),
    items.find(({ kind }) => kind === "Complaint"),
  ]
  if (rewritten === undefined || complaint === undefined) throw new Error("The demo has both in its queue.")
  return { rewritten: rewritten.key, complaint: complaint.key }
}

/** What Dora has: an order with an open application, a deal, and a conversation; and of Emil an offer that was applied to. */
const findKeys = async ({ customer: page, executant: emils }: Doors): Promise<Keys> => {
  const published = paths.ownListings("Order", { tab: "published", page: 1 })
  const [ownOrder = ""] = await linkOn(page, published, /^\/orders\/([^/?]+)\/view\/applications/u)
  const accept = /modal=create-deal&modal\.kind=Order&modal\.listing=[^&]+&modal\.application=([^&]+)/u
  const [application = ""] = await linkOn(page, `/orders/${ownOrder}/view/applications`, accept)
  const [order = ""] = await linkOn(page, "/search?search=garden", /^\/orders\/([^/?]+)$/u)
  const [deal = "", profile = ""] = await linkOn(page, "/deals", /^\/deals\/([^/?]+)\?participantKey=([^&]+)/u)
  const [chat = ""] = await linkOn(page, `/chat?participantKey=${profile}`, /chatId=([^&]+)/u)
  const [message = ""] = await linkOn(page, paths.chat(profile, chat), /modal\.message=([^&]+)/u)
  const offers = paths.ownListings("Offer", { tab: "published", page: 1 })
  const [ownOffer = ""] = await linkOn(emils, offers, /^\/offers\/([^/?]+)\/view\/applications/u)
  const [executant = ""] = await linkOn(
    page,
    `/deals/${deal}?participantKey=${profile}`,
    /^\/executant\/profile\/([^/?]+)$/u,
  )
  const tasks = await findTasks(new URL(page.url()).origin)
  return { order, ownOrder, ownOffer, application, deal, chat, message, profile, executant, ...tasks }
}

/** Fills the names of things into a path. */
export const findPaths = async (doors: Doors): Promise<(path: string) => string> => {
  const keys = await findKeys(doors)
  return (path) => path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => keys[name as keyof Keys] ?? name)
}

/** All screens, each for everybody who may see it. */
export const findScreens = async (doors: Doors): Promise<readonly Screen[]> => {
  const routes = found(await sourceOf("routes/Routes.tsx"), /<Page\s+path=(?:"([^"]+)"|\{([^}]+)\})/gu)
  const samples = [...sampled("routes", routes, routeSamples), ...sampled("modals", modalNames, modalSamples)]
  const filled = await findPaths(doors)
  return samples.flatMap(({ path, by, ...rest }) =>
    by.map((who) => ({ ...rest, who, path: filled(path), name: `${who} ${path}` })),
  )
}

/** Of each route and modal one sample, as one of those who may see it: the usual run's share, which the seed chooses. */
export const oneOfEach = (screens: readonly Screen[], seed: number): readonly Screen[] =>
  [...Map.groupBy(screens, ({ of }) => of).values()].flatMap((samples, turn) => {
    // Neighbours have as many samples as each other: each turn takes another place among them.
    const chosen = samples[(seed + turn) % samples.length]
    return chosen === undefined ? [] : [chosen]
  })

/**
 * Each so manieth of them. The thousands of the seed say which: by its other digits, a route's samples would fall together
 * with the turns in which the route is left out.
 */
export const shareOf = (screens: readonly Screen[], seed: number, eachOf: number): readonly Screen[] =>
  screens.filter((_, index) => (index + Math.floor(seed / 1_000)) % eachOf === 0)

/** The screen is there and has all that it waits for: its own heading, or the dialog that it is. */
export const openScreen = async (page: Page, { path }: Screen): Promise<void> => {
  await page.goto(path)
  const dialog = page.locator("[role=dialog], [role=alertdialog]")
  await see(path.includes("modal=") ? dialog : page.getByRole("heading", { level: 1 })).toBeVisible()
}
