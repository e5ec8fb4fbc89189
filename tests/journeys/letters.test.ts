/** Moderators read letters to support: none, new ones, older ones, and what can't be read. Spec §7 Support. */
import type { Page, Route } from "playwright"
import { expect, it } from "vitest"
import { admin } from "../../server/demo/people.ts"
import { keepPicture, keepPicturesOfFailure, newPerson, type Person, type viewports } from "./browser.ts"
import { haveSession } from "./entering.ts"
import { look, see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

const letter = (number: number, logEvents: number | null = null) => ({
  key: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  accountKey: null,
  userName: `Ida Roth ${number}`,
  email: "ida@journey.example",
  message: `Letter ${number}: my order is gone.`,
  createdDate: "2026-03-01T10:00:00.000Z",
  logEvents,
})

/** The desk with so many letters at the server, the newest first. */
const desk = async (viewport: keyof typeof viewports) => {
  const person: Person = await newPerson(stage.browser, `letters-${viewport}`, { url: stage.server.url, viewport })
  keepPicturesOfFailure(person)
  const { page } = person
  const letters: ReturnType<typeof letter>[] = []
  let isDown = false
  await page.route(/\/support\/letters/u, (route: Route) => {
    if (isDown) return route.fulfill({ status: 500, json: { type: "InternalException", message: "No.", traceId: "t" } })
    const { searchParams } = new URL(route.request().url())
    const [skip, top] = ["skip", "top"].map((name) => Number(searchParams.get(name)))
    return route.fulfill({ json: { count: letters.length, items: letters.slice(skip, (skip ?? 0) + (top ?? 0)) } })
  })
  await haveSession(person, admin.email)
  await page.goto("/moderation")
  await seeTitle(page, "Moderation")
  // The queue stands above the letters, and pushes them down as it comes.
  await see(page.getByRole("listitem").filter({ hasText: "Put up three raised beds" })).toBeVisible()
  return { ...person, letters, setDown: (down: boolean): void => void (isDown = down) }
}

const turn = (page: Page): Promise<void> => page.getByRole("button", { name: "Letters to support" }).click()
const writers = (page: Page) => page.locator(".mod-name", { hasText: "Ida Roth" })

it.each(["phone", "wide"] as const)("says on a %s window that nobody has written", async (viewport) => {
  const { page, errors } = await desk(viewport)
  await turn(page)
  await see(page.getByRole("status").filter({ hasText: "Nobody has written yet." })).toBeInViewport({ ratio: 1 })
  await keepPicture(page, `letters-1-none-${viewport}`)
  await look(page, `letters-2-none-${viewport}`)
  expect(errors).toEqual([])
})

it("reads letters anew each time they are opened, and older ones on from there", async () => {
  const { page, errors, letters, setDown } = await desk("wide")
  letters.push(...Array.from({ length: 25 }, (_, at) => letter(25 - at)))
  await turn(page)
  await see(writers(page)).toHaveCount(20)
  await turn(page)
  await see(writers(page)).toHaveCount(0)
  letters.unshift(letter(26))
  await turn(page)
  await see(writers(page).first()).toHaveText("Ida Roth 26")

  // Letters that were read stay while older ones can't be.
  setDown(true)
  const older = page.getByRole("button", { name: "Older letters" })
  await older.click()
  const again = page.getByRole("main").getByRole("button", { name: "Try again" })
  await see(again).toBeVisible()
  await see(writers(page)).toHaveCount(20)
  await look(page, "letters-3-older-failed")
  setDown(false)
  // One that came meanwhile moves the others on, and none is shown twice.
  letters.unshift(letter(27))
  await again.click()
  await see(writers(page)).toHaveCount(26)
  await see(writers(page).filter({ hasText: /^Ida Roth 6$/u })).toBeFocused()
  await see(older).toHaveCount(0)
  expect(errors).toEqual([])
})

it("says what is wrong where letters, or the log of one, can't be read", async () => {
  const { page, errors, letters, setDown } = await desk("wide")
  letters.push(letter(1, 12))
  setDown(true)
  await turn(page)
  const again = page.getByRole("main").getByRole("button", { name: "Try again" })
  await see(again).toBeVisible()
  setDown(false)
  await again.click()
  await see(writers(page)).toHaveCount(1)
  await see(page.getByRole("link", { name: "ida@journey.example" })).toHaveAttribute("href", /^mailto:ida/u)
  setDown(true)
  await page.getByRole("button", { name: "Event log, 12 events" }).click()
  await see(page.getByRole("listitem").getByRole("alert")).toBeVisible()
  await see(writers(page)).toHaveCount(1)
  expect(errors).toEqual([])
})
