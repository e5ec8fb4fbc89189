/** Every screen there is, for the tests that walk all of them: those of screen-samples.ts. Spec §2. */
import { readFile } from "node:fs/promises"
import type { Page } from "playwright"
import { admin, dora, emil } from "../../server/demo/people.ts"
import { modalNames } from "../../src/domain/modals.ts"
import type { Side } from "../../src/domain/participants.ts"
import { paths } from "../../src/ui/app/paths.ts"
import { caller, dataOf } from "../server/callers.ts"
import { tokenOf } from "./entering.ts"
import { modalSamples, routeSamples, type Keys, type Sample, type Who } from "./screen-samples.ts"
import { see } from "./see.ts"

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
      `tests/journeys/screen-samples.ts: ${kind} without samples: ${forgotten.join()}; samples of none: ${gone.join()}.`,
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
type Doors = Readonly<Record<Side, Page>>

/** Finds the tasks that wait for moderators: a text that was written anew, and a complaint. */
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

/**
 * Finds the keys of what Dora has: an order with an open application, a deal, and a conversation; and of Emil an offer
 * that was applied to.
 */
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
