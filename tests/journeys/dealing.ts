/**
 * Steps of a journey after a deal is made: both see it, talk about it, read notifications, contact support. Spec §4.
 */
import { readFile } from "node:fs/promises"
import type { Locator, Page } from "playwright"
import { bell, mainLink } from "./ordering.ts"
import { look, see, seePage, seeStill, seeTitle, toasts } from "./see.ts"
import { say, seeSaid, thread } from "./talking.ts"

export const seeDeals = async (mira: Page, otto: Page, name: string): Promise<void> => {
  await mainLink(mira, "My page").click()
  await seePage(mira, "My page", "customer-7-my-page")
  await mira.getByRole("link", { name: "Active deals" }).click()
  await see(mira.getByRole("link", { name })).toBeVisible()
  await look(mira, "customer-8-deals")
  await mainLink(otto, "Deals").click()
  await see(otto.getByRole("link", { name })).toBeVisible()
  await look(otto, "executant-5-deals")
  await otto.getByRole("link", { name }).click()
  await seePage(otto, /^Deal No\.\s/u, "executant-6-deal")
  await see(otto.getByRole("link", { name: /@journey\.example$/u })).toBeVisible()
}

interface Talk {
  readonly mira: Page
  readonly otto: Page
  readonly customerName: string
  readonly executantName: string
  readonly question: string
  readonly answer: string
}

/** Each side sees at once what the other says; badges and titles count unread messages. */
export const talk = async (between: Talk): Promise<void> => {
  const { mira, otto, customerName, executantName, question, answer } = between
  await otto.getByRole("button", { name: "Write a message" }).click()
  await look(otto, "executant-7-chat")
  await say(otto, customerName, question)
  await see(toasts(mira).getByText(`${executantName} wrote`)).toBeVisible()
  await see(mainLink(mira, "Chat")).toContainText("1 unread message")
  await see(mira).toHaveTitle(/^\(3\) /u)
  await look(mira, "customer-9-message")
  await mainLink(mira, "Chat").click()
  await seePage(mira, "Chat", "customer-10-chats")
  await mira.getByRole("link", { name: executantName }).click()
  await seeSaid(mira, executantName, question)
  await see(thread(mira, executantName).getByText(/^About: /u)).toBeVisible()
  await see(mira).toHaveTitle(/^\(2\) /u)
  await see(otto.getByText("Read", { exact: true })).toBeVisible()
  await say(mira, executantName, answer)
  await seeSaid(otto, customerName, answer)
  await look(mira, "customer-11-thread")
  await look(otto, "executant-8-thread")
  // On a phone a conversation owns the screen, so the bars come back with the list.
  await mira.getByRole("link", { name: "All conversations" }).click()
  await see(mainLink(mira, "Chat")).not.toContainText("unread")
  await see(otto.getByRole("banner").getByRole("link", { name: "Chat" })).not.toContainText("unread")
}

export const readNews = async (mira: Page): Promise<void> => {
  await bell(mira).click()
  await seePage(mira, "Notifications", "customer-12-notifications")
  await mira.getByRole("button", { name: "Mark all as read" }).click()
  await see(bell(mira)).not.toContainText("unread")
  await see(mira).toHaveTitle(/^Notifications/u)
}

/** Presses "Download the event log"; the support page must be open. */
const downloadLog = async (page: Page): Promise<string> => {
  await seeTitle(page, "Write to support")
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download the event log", exact: true }).click()
  return readFile(await (await downloading).path(), "utf8")
}

/** From the phone's menu to the support page, which has the event log. */
export const sendLog = async (mira: Page): Promise<string> => {
  await mainLink(mira, "My page").click()
  await mira.getByRole("link", { name: "Menu" }).click()
  await seePage(mira, "Menu", "customer-13-menu")
  await mira.getByRole("link", { name: "Write to support" }).click()
  const log = await downloadLog(mira)
  await look(mira, "customer-14-support")
  return log
}

/** Chooses stars when the dialog has come to rest: their drawing lies over the radio, which is pressed where it stands. */
export const giveStars = async (dialog: Locator, stars: string | RegExp): Promise<void> => {
  const radio = dialog.getByRole("radio", { name: stars })
  await see(radio).toBeAttached()
  await seeStill(dialog.page())
  await radio.check({ force: true })
}
