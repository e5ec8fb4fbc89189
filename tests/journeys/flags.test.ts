/**
 * With a feature off: its routes lead home, no link on any screen leads there, its calls are not asked, and nothing
 * breaks. The server has it on, so that whatever is asked wrongly is answered, and found. Spec §3 Feature flags. Law
 * 14.
 */
import type { Page, Request } from "playwright"
import { expect, it } from "vitest"
import { operationsOf } from "../../server/contract/features.ts"
import { readContract } from "../../server/contract/operations.ts"
import { flagNames, type FlagName } from "../../src/domain/flags.ts"
import { modalFlag } from "../../src/domain/modal-flags.ts"
import { isPathOf, routes } from "../../src/domain/routes.ts"
import { openModal } from "../../src/ui/app/paths.ts"
import { rulesOf } from "../../src/ui/routes/rules.ts"
import { scale, seed } from "../share.ts"
import { newPerson, type Person } from "./browser.ts"
import { haveSession } from "./entering.ts"
import { withoutFirstAnswers } from "./first-page.ts"
import type { Who } from "./screen-samples.ts"
import { emailOf, findScreens, type Screen } from "./screens.ts"
import { see, seeSettled } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage({ FEATURE_FLAGS: flagNames.map((name) => `${name}=on`).join() })

/** The number of screens that the usual run opens, each without another feature. */
const usualLoads = 16

/** The calls of the contract, by their paths, to name what a screen asks. */
const calls = readContract().operations.map(({ id, service, method, path }) => ({
  id,
  method: method.toUpperCase(),
  path: new RegExp(`^/api/${service}${path.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u"),
}))

const operationOf = (request: Request): string | undefined => {
  const { pathname } = new URL(request.url())
  return calls.find(({ method, path }) => method === request.method() && path.test(pathname))?.id
}

/** The feature that an address belongs to: that of its route, or of the modal over it. */
const flagsOf = (address: string): readonly (FlagName | undefined)[] => {
  const { pathname, search } = new URL(address, "https://host.example")
  const route = routes.find((one) => isPathOf(one, pathname))
  const modal = openModal(search)
  return [
    route === undefined ? undefined : rulesOf(route).flag,
    modal !== null ? modalFlag(modal.name, modal.arg("kind")) : undefined,
  ]
}

/** Answers what is wrong on a screen without a feature. */
const wrongOn = async (page: Page, { path }: Screen, flag: FlagName): Promise<readonly string[]> => {
  const asked = new Set<string>()
  const gated: readonly string[] = (operationsOf as Readonly<Partial<Record<FlagName, readonly string[]>>>)[flag] ?? []
  const hear = (request: Request): void => {
    const id = operationOf(request)
    if (id !== undefined && gated.includes(id)) asked.add(id)
  }
  page.on("request", hear)
  await page.goto(path)
  const isThere = await see(page.locator("main h1, [role=dialog], [role=alertdialog]").first())
    .toBeVisible()
    .then(() => seeSettled(page))
    .then(
      () => [],
      () => ["is never there"],
    )
  page.off("request", hear)
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  const end = new URL(page.url())
  return [
    ...isThere,
    ...[...asked].map((id) => `asks ${id}`),
    ...new Set(hrefs.filter((href) => flagsOf(href).includes(flag)).map((href) => `leads to ${href}`)),
    ...(flagsOf(`${end.pathname}${end.search}`).includes(flag) ? [`stays at ${end.pathname}${end.search}`] : []),
  ]
}

const shuffled = <T>(all: readonly T[]): readonly T[] => {
  let state = seed
  const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
  return all
    .map((one) => ({ one, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

it("leaves no trace of a feature that is off", { timeout: 3_600_000 }, async () => {
  const { url } = stage.server
  const people: Readonly<Record<Who, Person>> = {
    anonymous: await newPerson(stage.browser, "anonymous", { url }),
    customer: await newPerson(stage.browser, "customer", { url }),
    executant: await newPerson(stage.browser, "executant", { url }),
    moderator: await newPerson(stage.browser, "moderator", { url }),
  }
  await haveSession(people.customer, emailOf.customer)
  await haveSession(people.executant, emailOf.executant)
  await haveSession(people.moderator, emailOf.moderator)
  const screens = (await findScreens({ customer: people.customer.page, executant: people.executant.page })).filter(
    ({ deskOnly }) => deskOnly !== true,
  )
  let off: FlagName = "testing"
  for (const { context } of Object.values(people)) {
    await withoutFirstAnswers(context)
    await context.route("**/environments/environment.json", async (route) => {
      const response = await route.fetch()
      const given = (await response.json()) as { readonly flags: object }
      await route.fulfill({ response, json: { ...given, flags: { ...given.flags, [off]: false } } })
    })
  }
  const pairs = shuffled(flagNames.flatMap((flag) => screens.map((screen) => ({ flag, screen }))))
  const wrong: Record<string, readonly string[]> = {}
  for (const { flag, screen } of pairs.slice(0, usualLoads * scale)) {
    off = flag
    const found = await wrongOn(people[screen.who].page, screen, flag)
    if (found.length > 0) console.log(flag, screen.name, found.join("; "))
    if (found.length > 0) wrong[`${flag}: ${screen.name}`] = found
  }
  expect(Object.values(people).flatMap(({ errors }) => errors)).toEqual([])
  expect(wrong).toEqual({})
})
