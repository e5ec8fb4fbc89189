/** What a search is done with, and what it shows. Spec §2 Search. */
import type { Page } from "playwright"
import { see } from "./see.ts"

export const words = (page: Page) => page.getByRole("search").getByRole("combobox")
export const cards = (page: Page) => page.getByRole("article")
export const found = (page: Page, what: string | RegExp) => see(page.locator(".s-count")).toHaveText(what)
export const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)
