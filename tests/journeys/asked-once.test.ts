/** Nothing is asked for twice when a screen is opened for the first time, whoever opens it. E188. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { newPerson, type Person } from "./browser.ts"
import { signIn } from "./entering.ts"
import { emailOf, findScreens, oneOfEach, type Screen, type Who } from "./screens.ts"
import { setStage } from "./stage.ts"
import { see, seeSettled } from "./see.ts"

const stage = setStage({ FEATURE_FLAGS: "testing=on" })
const isLong = Number(process.env["TEST_SCALE"] ?? 1) > 1
const seed = Number(process.env["TEST_SEED"] ?? Date.now() % 1_000_000)

/**
 * How many windows of each person run at once: most of a load's time is spent on seeing that it is over. Links switch the
 * executant's profile, which its other windows would hear of and read anew.
 */
const windowsEach = { anonymous: 1, customer: 3, executant: 1 } as const

/** With no request for so long after the last one, and the hubs there, a load is over. */
const quietMs = 1_500

const requestsOf = async (page: Page, { name, path, who }: Screen): Promise<readonly string[]> => {
  const asked: string[] = []
  let last = Date.now()
  const hear = (request: { method: () => string; url: () => string; resourceType: () => string }): void => {
    const { pathname, search } = new URL(request.url())
    // A server that is slow to answer is polled (E189): that is asked again on purpose, and reads nothing.
    if (!["fetch", "xhr"].includes(request.resourceType()) || /^\/(?:i18n\/|health$)/u.test(pathname)) return
    last = Date.now()
    asked.push(`${request.method()} ${pathname}${search}`)
  }
  page.on("request", hear)
  await page.goto(path)
  await see(page.locator("main h1, [role=dialog], [role=alertdialog]").first(), name).toBeVisible({ timeout: 60_000 })
  await seeSettled(page)
  const isOver = (): boolean =>
    Date.now() - last > quietMs && (who === "anonymous" || asked.some((one) => /\/chat\/.*unread\/count/u.test(one)))
  await expect.poll(isOver, { timeout: 30_000, interval: 100 }).toBe(true)
  page.off("request", hear)
  return asked
}

const repeated = (asked: readonly string[]): readonly string[] => [
  ...new Set(asked.filter((one, index) => asked.indexOf(one) !== index)),
]

it("is so on every screen, of which the usual run opens a share", { timeout: 600_000 }, async () => {
  const { url } = stage.server
  const people: Readonly<Record<Who, Person>> = {
    anonymous: await newPerson(stage.browser, "anonymous", { url }),
    customer: await newPerson(stage.browser, "customer", { url }),
    executant: await newPerson(stage.browser, "executant", { url }),
  }
  await signIn(people.customer, emailOf.customer)
  await signIn(people.executant, emailOf.executant)
  const found = await findScreens({ customer: people.customer.page, executant: people.executant.page })
  const screens = isLong ? found : oneOfEach(found, seed)
  console.log(`Which screens are opened comes from seed ${seed}; TEST_SEED=${seed} repeats it.`)
  const twice: Record<string, readonly string[]> = {}
  const walk = async (page: Page, left: Screen[]): Promise<void> => {
    for (let screen = left.shift(); screen !== undefined; screen = left.shift()) {
      const again = repeated(await requestsOf(page, screen))
      if (again.length > 0) twice[screen.name] = again
    }
    await page.close()
  }
  await Promise.all(
    (["anonymous", "customer", "executant"] as const).flatMap((who) => {
      const left = screens.filter((one) => one.who === who)
      return Array.from({ length: windowsEach[who] }, async () => walk(await people[who].context.newPage(), left))
    }),
  )
  expect(twice).toEqual({})
})
