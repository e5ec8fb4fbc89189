/** The acts whose answers are timed, each as somebody does it again and again on one page. */
import type { Page } from "playwright"
import type { viewports } from "../../journeys/browser.ts"
import { see, seeSettled } from "../../journeys/see.ts"
import { crowdedCustomer, crowdedExecutant, type Crowd } from "./crowd.ts"

export interface Act {
  readonly name: string
  /** Does it for the nth time. */
  readonly press: (page: Page, turn: number) => Promise<unknown>
  /** Brings the page back to where the act can be done again, unwatched. */
  readonly back?: (page: Page, turn: number) => Promise<unknown>
  /** The words of the message that it sends for the nth time. */
  readonly words?: (turn: number) => string
}

export interface Place {
  readonly name: string
  readonly path: string | ((crowd: Crowd) => string)
  readonly viewport: keyof typeof viewports
  /** The demo's person whose session the browser has; null for a visitor. */
  readonly email: string | null
  readonly acts: readonly Act[]
  /** Brings the page to where the acts are done, at the CPU's own speed. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Selector of the rows that are drawn of a long list, to be counted. */
  readonly rows?: string
}

const form = (page: Page) => page.getByRole("search")
const dialog = (page: Page) => page.getByRole("dialog", { name: "Filters" })
const sorts = ["oldest", "newest"] as const

const nothing: Act = { name: "nothing", press: (page) => page.getByRole("heading", { level: 1 }).first().click() }

const back = async (page: Page): Promise<void> => {
  await page.goBack()
  await seeSettled(page)
}

const search: Place = {
  name: "search, desktop",
  path: "/search",
  viewport: "wide",
  email: null,
  acts: [
    nothing,
    { name: "filter", press: (page) => page.getByRole("checkbox", { name: "Translation", exact: true }).click() },
    {
      name: "branch",
      press: (page) => page.getByRole("button", { name: /^(?:Show|Hide) what is in Construction$/u }).click(),
    },
    {
      name: "sort",
      press: (page, turn) => page.getByLabel("Sort").selectOption(sorts[turn % sorts.length] ?? "oldest"),
    },
    {
      name: "type in search",
      press: (page) => form(page).getByRole("combobox").press("g"),
      back: (page) => form(page).getByRole("combobox").fill(""),
    },
    { name: "page", press: (page) => page.locator("a[rel=next]").click(), back },
    {
      name: "open an order",
      press: (page) => page.getByRole("article").first().getByRole("link").first().click(),
      back,
    },
  ],
}

const searchOnPhone: Place = {
  name: "search, phone",
  path: "/search",
  viewport: "phone",
  email: null,
  acts: [
    nothing,
    {
      name: "filters",
      press: (page) => page.getByRole("button", { name: /^Filters/u }).tap(),
      back: async (page) => {
        await page.keyboard.press("Escape")
        await see(dialog(page)).toHaveCount(0)
      },
    },
    { name: "open an order", press: (page) => page.getByRole("article").first().getByRole("link").first().tap(), back },
  ],
}

const member: Place = {
  name: "search, signed in",
  path: "/search?type=offers",
  viewport: "phone",
  email: "dora@demo.example",
  acts: [
    nothing,
    {
      name: "favourite",
      press: (page) =>
        page
          .getByRole("button", { name: /^Favourite: /u })
          .first()
          .tap(),
    },
  ],
}

const firstChat = (page: Page) => page.locator(".chat-row-name").first()

const chats: Place = {
  name: "chats, phone",
  path: "/chat",
  viewport: "phone",
  email: "dora@demo.example",
  acts: [{ name: "open a chat", press: (page) => firstChat(page).tap(), back }],
}

/** The server takes twenty messages a minute (D74). */
const betweenMessagesMs = 3_000

const send: Act = {
  name: "send",
  words: (turn) => `Message ${turn}`,
  press: async (page, turn) => {
    const box = page.getByRole("textbox", { name: /^Message to /u })
    await box.fill(`Message ${turn}`)
    await box.press("Enter")
    await see(page.getByRole("log").getByText(`Message ${turn}`, { exact: true })).toBeVisible()
  },
  back: (page) => page.waitForTimeout(betweenMessagesMs),
}

const talk: Place = {
  name: "chats, desktop",
  path: "/chat",
  viewport: "wide",
  email: "dora@demo.example",
  acts: [
    {
      name: "switch chats",
      press: (page, turn) =>
        page
          .locator(".chat-row-name")
          .nth(turn % 2)
          .click(),
    },
    send,
  ],
}

/** Loads a conversation to its beginning, and goes back to its end. */
const loadAll = async (page: Page): Promise<void> => {
  const log = page.getByRole("log")
  while ((await log.locator(".chat-start").count()) === 0) {
    await log.evaluate((element) => element.scrollTo(0, 0))
    await page.waitForTimeout(50)
  }
  await log.evaluate((element) => element.scrollTo(0, element.scrollHeight))
}

const longTalk: Place = {
  name: "long chat, desktop",
  path: ({ threadPath }) => threadPath,
  viewport: "wide",
  email: crowdedCustomer.email,
  prepare: loadAll,
  rows: "[role=log] [data-row]",
  acts: [send],
}

const offer: Place = {
  name: "applications, desktop",
  path: ({ offerPath }) => offerPath,
  viewport: "wide",
  email: crowdedExecutant.email,
  acts: [
    {
      name: "accept",
      press: async (page, turn) => {
        await page
          .getByRole("link", { name: /^Accept the application of /u })
          .first()
          .click()
        const form = page.getByRole("dialog", { name: "Create a deal" })
        await form.getByLabel("What you agreed on").fill(`Agreement ${turn}`)
        await form.getByRole("button", { name: "Create the deal" }).click()
        await see(page.getByRole("dialog", { name: "You have a deal!" })).toBeVisible()
      },
      back,
    },
  ],
}

export const places: readonly Place[] = [search, searchOnPhone, member, chats, talk, longTalk, offer]
