/** The steps of a search, and what it shows. Spec §2 Search. */
import type { Locator, Page } from "playwright"
import { expect } from "vitest"
import { keepPicturesOfFailure, newPerson, type Person, type viewports } from "./browser.ts"
import { see, seeSettled, seeTakenOver } from "./see.ts"
import type { setStage } from "./stage.ts"

export const words = (page: Page) => page.getByRole("search").getByRole("combobox")
export const cards = (page: Page) => page.getByRole("article")
export const found = (page: Page, what: string | RegExp) => see(page.locator(".s-count")).toHaveText(what)
export const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

export const enterSearch = async (
  { browser, server }: ReturnType<typeof setStage>,
  viewport: keyof typeof viewports,
  path: string,
): Promise<Person> => {
  const person = await newPerson(browser, `searcher-${viewport}`, { url: server.url, viewport })
  keepPicturesOfFailure(person)
  await person.page.goto(path)
  await seeTakenOver(person.page)
  await seeSettled(person.page)
  return person
}

const middleOf = async (place: Locator): Promise<number> => {
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return y + height / 2
}

/** The button stands in one row with the field. E508. */
export const seeSubmitBesideWords = async (page: Page): Promise<void> => {
  const submit = page.getByRole("search").getByRole("button", { name: "Search", exact: true })
  expect(Math.abs((await middleOf(words(page))) - (await middleOf(submit)))).toBeLessThan(4)
}
