/** The acts of two people in their conversation. Spec §2 Chat. */
import type { Locator, Page } from "playwright"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { signIn } from "./entering.ts"
import { see } from "./see.ts"
import type { Stage } from "./stage.ts"

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

/** The customer on a phone and the executant at a desk, each with the list of their conversations. */
export const bothAtChats = async ({ browser, server: { url } }: Stage, name: string) => {
  const customer = await newPerson(browser, `${name}-customer`, { url, viewport: "phone" })
  const executant = await newPerson(browser, `${name}-executant`, { url, viewport: "wide" })
  keepPicturesOfFailure(customer, executant)
  await signIn(customer, "anna@demo.example", "/chat")
  await signIn(executant, "boris@demo.example", "/chat")
  const errors = () => [...customer.errors, ...executant.errors]
  return { customer, anna: customer.page, boris: executant.page, errors }
}
