/**
 * The built client reads a server that speaks a newer contract: its screens show what is new neutrally, nothing is an
 * error, and no status that nobody knows opens an act. docs/contracts.md, What breaks.
 */
import type { Page } from "playwright"
import { beforeAll, expect, it } from "vitest"
import { anna, boris } from "../../server/demo/people.ts"
import { keepPicture, keepPicturesOfFailure, newPerson, type Person } from "./browser.ts"
import { haveSession, seeSignedIn } from "./entering.ts"
import { withoutFirstAnswers } from "./first-page.ts"
import { speakNewer } from "./newer-server.ts"
import { emailOf, findPaths } from "./screens.ts"
import { see, seeSettled } from "./see.ts"
import { recordsTraffic } from "./golden-traffic.ts"
import { setStage } from "./stage.ts"
import { say, seeSaid } from "./talking.ts"

const stage = setStage()
type Side = "customer" | "executant"

const enterAs = async (email: string, name: string): Promise<Person> => {
  const person = await newPerson(stage.browser, name, { url: stage.server.url, viewport: "wide" })
  await haveSession(person, email)
  await withoutFirstAnswers(person.context)
  return person
}

const enter = (side: Side, name: string): Promise<Person> => enterAs(emailOf[side], name)

/** The buttons and links that could be pressed, by their names; names of things, in quotation marks, are left out. */
const acts = (page: Page, of: string): Promise<readonly string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((one) => one.checkVisibility() && !one.matches(":disabled, [aria-disabled=true]"))
        .map((one) => (one.ariaLabel ?? one.innerText).trim().replaceAll(/“[^”]*”/gu, "“…”")),
    of,
  )

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await seeSignedIn(page)
  await see(page.getByRole("main").getByRole("heading").first()).toBeVisible()
  await seeSettled(page)
}

interface Screen {
  readonly path: string
  /** The acts that a status allows today. */
  readonly acts?: readonly RegExp[]
}

const screens: Readonly<Record<Side, readonly Screen[]>> = {
  customer: [
    { path: "/orders" },
    { path: "/orders/{ownOrder}/view/details", acts: [/^Change the order$/u, /^Hide$/u, /^Archive$/u, /^Cancel the/u] },
    { path: "/orders/{ownOrder}/view/applications", acts: [/^Accept the application/u] },
    { path: "/applications/customer" },
    { path: "/deals" },
    { path: "/deals/{deal}", acts: [/^Close the deal$/u, /^Cancel the deal$/u] },
    { path: "/chat?participantKey={profile}&chatId={chat}" },
    { path: "/notifications" },
    { path: "/executant/profile/{executant}" },
  ],
  executant: [
    { path: "/orders/{order}", acts: [/^Apply$/u] },
    { path: "/offers" },
    { path: "/offers/{ownOffer}/view/details", acts: [/^Change the offer$/u, /^Hide$/u, /^Cancel the offer$/u] },
    { path: "/offers/{ownOffer}/view/applications" },
    { path: "/applications/executant" },
    { path: "/executant/profile", acts: [/^Edit$/u] },
  ],
}

const anyAct = "main button, main a"

/** Playwright blocks the worker, as all journeys do. */
const isOfTest = (line: string): boolean => line.includes("Service Worker registration blocked")

let filled: (path: string) => string
beforeAll(async () => {
  const [customer, executant] = await Promise.all([enter("customer", "finds"), enter("executant", "finds-too")])
  filled = await findPaths({ customer: customer.page, executant: executant.page })
})

/** A release's golden traffic is what its own servers said. */
it.skipIf(recordsTraffic).each(["customer", "executant"] as const)(
  "reads a newer contract on the screens of the %s",
  async (side) => {
    const [today, newer] = await Promise.all([enter(side, `today-${side}`), enter(side, `newer-${side}`)])
    keepPicturesOfFailure(newer)
    const said: string[] = []
    newer.page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !isOfTest(message.text())) said.push(message.text())
    })
    const server = await speakNewer(newer.page)
    for (const { path, acts: known = [] } of screens[side]) {
      await open(newer.page, filled(path))
      await keepPicture(newer.page, `newer-${path.replaceAll(/\W+/gu, "-")}`)
      await see(newer.page.getByRole("alert"), path).toHaveCount(0)
      if (known.length === 0) continue
      await open(today.page, filled(path))
      for (const act of known)
        await see.poll(() => acts(today.page, anyAct), `${path} today`).toContainEqual(expect.stringMatching(act))
      const after = await acts(newer.page, anyAct)
      for (const act of known) {
        expect(after, `${path} of a newer contract`).not.toContainEqual(expect.stringMatching(act))
      }
      const [buttons, more] = [await acts(today.page, "main button"), await acts(newer.page, "main button")]
      expect(
        more.filter((one) => !buttons.includes(one)),
        `buttons of ${path}`,
      ).toEqual([])
    }
    expect([newer.errors, said]).toEqual([[], []])
    expect(server.told().answers).toBeGreaterThan(screens[side].length)
    expect(server.told().news).toBeGreaterThan(0)
  },
)

it.skipIf(recordsTraffic)("hears hub messages of a newer contract as they come", async () => {
  const newer = await enterAs(anna.email, "newer-hears")
  const other = await enterAs(boris.email, "newer-says")
  keepPicturesOfFailure(newer, other)
  const server = await speakNewer(newer.page)
  await open(newer.page, "/chat")
  await newer.page.getByRole("link", { name: "Demo Painters" }).click()
  await open(other.page, "/chat")
  await other.page.getByRole("link", { name: "Demo Anna" }).click()
  await say(other.page, "Demo Anna", "May I come at nine?")
  await seeSaid(newer.page, "Demo Painters", "May I come at nine?")
  expect(server.told().messages).toBeGreaterThan(0)
  expect(newer.errors).toEqual([])
})
