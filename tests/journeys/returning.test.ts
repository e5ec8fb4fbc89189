/** People who come back: to a page, to a profile that a link names, or with a token that ran out. */
import type { Page } from "playwright"
import { beforeEach, describe, expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson, type Person } from "./browser.ts"
import { dora } from "../../server/demo/people.ts"
import { fillSignIn, haveSession, seeSignedIn, signIn, signInByPages } from "./entering.ts"
import { look, see, seeSettled, seeTheme, seeTitle, toasts } from "./see.ts"
import { setStage } from "./stage.ts"
import { composer, say, thread } from "./talking.ts"
import type { Side } from "../../src/domain/participants.ts"

const clara = "clara@demo.example"
const nobody = "00000000-0000-4000-8000-000000000000"

const stage = setStage()
let person: Person
const people: Person[] = []
let page: Page

beforeEach(async () => {
  person = await newPerson(stage.browser, "returning", { url: stage.server.url, viewport: "desktop" })
  ;({ page } = person)
  people.push(person)
  keepPicturesOfFailure(person)
})

const account = () => page.getByRole("button", { name: /^Account of / })

const chooseInMenu = async (name: string): Promise<void> => {
  await account().click()
  await page.getByRole("menuitem", { name }).click()
}

/** The profile that acts, as the address of its conversations names it. */
const activeProfile = async (): Promise<string> => {
  const href = await page.getByRole("banner").getByRole("link", { name: "Chat" }).getAttribute("href")
  return new URL(href ?? "", stage.server.url).searchParams.get("participantKey") ?? ""
}

/** Changes the session that the browser keeps, as time or another device would. */
const changeSession = (change: { readonly access_token?: string; readonly expires_at?: number }): Promise<void> =>
  page.evaluate((changed) => {
    const key = Object.keys(localStorage).find((name) => name.includes("oidc.user:")) ?? ""
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), ...changed }))
  }, change)

describe("a moderator", () => {
  it("comes from every page to the console, and gets out again", async () => {
    await page.goto("/")
    await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
    await fillSignIn(page, "admin@demo.example")
    await seeTitle(page, "Moderation")
    for (const path of ["/", "/search", "/orders", "/chat"]) {
      await page.goto(path)
      await seeTitle(page, "Moderation")
      await see(page).toHaveURL(`${stage.server.url}/moderation`)
      // Nothing leads anywhere but out.
      await see(page.getByRole("banner").getByRole("link")).toHaveCount(1)
      await see(page.getByRole("banner").getByRole("button")).toHaveCount(0)
      await see(page.getByRole("banner").getByRole("navigation")).toHaveCount(0)
    }
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click()
    await see(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible()
    await signInByPages(person, clara)
    expect(person.errors).toEqual([])
  })
})

describe("a session", () => {
  it("is there again after a reload, and gone after signing out", async () => {
    await signInByPages(person, clara)
    await page.reload()
    await seeSignedIn(page)
    await chooseInMenu("Sign out")
    await see(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible()
    await page.goto("/deals")
    await seeTitle(page, "Sign in to go on")
    await page.getByRole("button", { name: "Sign in or register" }).click()
    await seeTitle(page, "Sign in") // the provider remembers nobody, either
  })

  it.each([
    ["has run out", { expires_at: 1 }],
    ["is refused", { access_token: "eyJhbGciOiJSUzI1NiJ9.e30.no-signature" }],
  ])("goes on when its token %s, without a question", async (_, change) => {
    await signInByPages(person, clara)
    const visited: string[] = []
    page.on("request", (request) => {
      if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname)
    })
    await changeSession(change)
    await page.goto("/deals")
    await seeSignedIn(page)
    await see(page.getByRole("heading", { name: "No active deals" })).toBeVisible()
    expect(visited).toEqual(["/deals"])
  })
})

describe("a link", () => {
  it("to a page that needs an account leads there after signing in", async () => {
    await page.goto("/deals?page=1&dt=archive")
    await seeTitle(page, "Sign in to go on")
    await look(page, "returning-1-sign-in")
    await page.getByRole("button", { name: "Sign in or register" }).click()
    await fillSignIn(page, clara)
    await seeTitle(page, "Deals")
    await see(page.getByRole("link", { name: "Archive" })).toHaveAttribute("aria-current", "page")
    expect(page.url()).toBe(`${stage.server.url}/deals?page=1&dt=archive`)
  })

  it("that names another profile switches to it", async () => {
    await signInByPages(person, clara)
    await seeTheme(page, "customer")
    const customerKey = await activeProfile()
    await chooseInMenu("Switch profile")
    await look(page, "returning-2-switch-profile")
    await page.getByRole("listitem").filter({ hasText: "Demo Gardens" }).getByRole("button").click()
    await page.getByRole("button", { name: "Switch to Demo Gardens" }).click()
    await seeTheme(page, "executant")
    const executantKey = await activeProfile()
    expect(executantKey).not.toBe(customerKey)
    await page.goto(`/deals?participantKey=${customerKey}`)
    await seeTitle(page, "Deals")
    await seeTheme(page, "customer")
    await see(account()).toHaveAccessibleName("Account of Demo Clara")
    await page.goto(`/chat?participantKey=${executantKey}`)
    await seeTitle(page, "Chat")
    await seeTheme(page, "executant")
    const toast = toasts(page).locator(".p-toast").filter({ hasText: "You now act as Demo Gardens" })
    await toast.getByRole("button", { name: "Undo" }).click()
    await seeTheme(page, "customer")
    await seeTitle(page, "Chat")
  })

  it("that names a stranger's profile asks for the right account", async () => {
    await signInByPages(person, clara)
    await page.goto(`/chat?participantKey=${nobody}`)
    await see(page.getByText("This link belongs to another account. Sign in with the right one.")).toBeVisible()
    await look(page, "returning-3-wrong-account")
    await page.getByRole("button", { name: "Sign in or register" }).click()
    await seeTitle(page, "Sign in")
  })

  it("that says nonsense leaves an address that says none, and Back leads to where one was", async () => {
    await signIn(person, dora.email, "/search")
    await seeTitle(page, "Find orders")
    await page.goto("/orders?page=0&ot=nonsense&from=mail")
    await seeTitle(page, "My orders")
    await see(page).toHaveURL(`${stage.server.url}/orders?page=1&ot=published&from=mail`)
    const tabs = page.getByRole("navigation", { name: "Orders by state" })
    await see(tabs.getByRole("link", { name: "Published" })).toHaveAttribute("aria-current", "page")
    await page.goBack()
    await seeTitle(page, "Find orders")
    await see(page).toHaveURL(`${stage.server.url}/search`)
  })

  it("to a page beyond the last one leads to the last one, and Back to where one was", async () => {
    await haveSession(person, dora.email)
    for (const [path, last] of [
      ["/deals?page=99&dt=archive", "/deals?page=1&dt=archive"],
      ["/notifications?page=99&order=up", "/notifications?page=1&order=desc"],
    ] as const) {
      await page.goto(path)
      await see(page).toHaveURL(`${stage.server.url}${last}`)
      await seeSettled(page)
      await see(page).toHaveURL(`${stage.server.url}${last}`)
    }
    for (const [path, end, level] of [
      ["/orders", "ot=published", 2],
      ["/search", "from=mail", 3],
    ] as const) {
      await page.goto(`${path}?page=99&${end}`)
      const pages = page.getByRole("navigation", { name: "Pages" })
      const shown = pages.locator("[aria-current=page]")
      await see(shown).toHaveText(/^[2-9]$/u)
      await see(pages.getByRole("link", { name: "Previous" })).toBeVisible()
      await see(pages.getByRole("link", { name: "Next" })).toHaveCount(0)
      await see(page).toHaveURL(`${stage.server.url}${path}?page=${await shown.textContent()}&${end}`)
      await see(page.getByRole("main").getByRole("heading", { level }).first()).toBeVisible()
    }
    await page.goBack()
    await page.goBack()
    await see(page).toHaveURL(`${stage.server.url}/notifications?page=1&order=desc`)
  })

  it("to nowhere leads home", async () => {
    await page.goto("/no/such/page?at=all")
    await seeTitle(page, "The right hands, near you")
    expect(page.url()).toBe(`${stage.server.url}/`)
  })
})

it("switching the profile leaves what was under way with the former one, and finds all of it again there", async () => {
  /** Of the painters' requests that match, none is let through before it is told to. */
  const hold = async (pattern: RegExp): Promise<() => void> => {
    let letThrough = (): void => undefined
    const notified = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(pattern, async (route) => {
      await notified
      await route.continue()
    })
    return letThrough
  }
  const switchTo = async (profile: string, theme: Side): Promise<void> => {
    await chooseInMenu("Switch profile")
    await page.getByRole("listitem").filter({ hasText: profile }).getByRole("button").click()
    await page.getByRole("button", { name: `Switch to ${profile}` }).click()
    await seeTheme(page, theme)
  }
  await signIn(person, "boris@demo.example", "/chat")
  await page.getByRole("banner").getByRole("link", { name: "Chat" }).click()
  await page.getByRole("link", { name: "Demo Anna" }).click()
  const [sendIt, uploadIt] = [await hold(/\/chat\/[^/]+\/send$/u), await hold(/\/messages\/file\?/u)]
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Two walls.") })
  await say(page, "Demo Anna", "Here is the plan.")
  await composer(page, "Demo Anna").fill("And when may I")

  // The address names the painters, and does not make them active again.
  await switchTo("Demo Boris", "customer")
  await see(page).toHaveURL(`${stage.server.url}/chat`)
  await see(page.getByRole("main")).not.toContainText("Demo Anna")
  sendIt()
  const listIt = await hold(/\/deals\/customer\?/u)
  await page.getByRole("banner").getByRole("link", { name: "Deals" }).click()
  await switchTo("Demo Painters", "executant")
  const deals = page.getByRole("main").getByRole("link", { name: /Paint the stairwell/u })
  await see(deals).toBeVisible()
  listIt()
  await seeSettled(page)
  await see(deals).toBeVisible()

  await page.getByRole("banner").getByRole("link", { name: "Chat" }).click()
  await page.getByRole("link", { name: "Demo Anna" }).click()
  await see(composer(page, "Demo Anna")).toHaveValue("And when may I")
  const last = thread(page, "Demo Anna").locator(".chat-message").last()
  await see(last).toContainText("Here is the plan.")
  await see(last).toContainText("Sending")
  uploadIt()
  await see(last.getByRole("link", { name: /plan\.txt/u })).toBeVisible()
  await see(last).toContainText("Sent")
})

it("leads to no error that nobody caught", () => {
  expect(people.flatMap(({ errors }) => errors)).toEqual([])
})
