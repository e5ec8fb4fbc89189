/** The acts of two people in their conversation. Spec §2 Chat. */
import type { Locator, Page } from "playwright"
import { see } from "./see.ts"

export const composer = (page: Page, to: string): Locator => page.getByRole("textbox", { name: `Message to ${to}` })

export const thread = (page: Page, other: string): Locator => page.getByRole("log", { name: `Messages with ${other}` })

export const say = async (page: Page, to: string, text: string): Promise<void> => {
  await composer(page, to).fill(text)
  await page.getByRole("button", { name: "Send the message" }).click()
}

export const seeSaid = (page: Page, other: string, text: string): Promise<void> =>
  see(thread(page, other).getByText(text)).toBeVisible()

/** Every message of the open conversation, the oldest first. */
export const seeAllSaid = (page: Page, other: string, texts: readonly string[]): Promise<void> =>
  see(thread(page, other).locator(".p-bubble-text")).toHaveText(texts)

/** Messages that are on this device only, each with a sign that says so. */
export const seeWaiting = (page: Page, other: string, count: number): Promise<void> =>
  see(thread(page, other).getByText(/^(?:Sending|Waiting for a connection)$/u)).toHaveCount(count)
