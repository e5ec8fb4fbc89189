/** Two people send each other more than texts in their conversation. Spec §2 Chat; experience: Uploads, Gallery. */
import { afterAll, expect, it } from "vitest"
import type { Page } from "playwright"
import { minuteMs } from "../../src/domain/durations.ts"
import { startEngine, type Engine } from "../server/integrations/engine.ts"
import { hearAnnounced } from "./announced.ts"
import { keepPicture, keepPicturesOfFailure, newPerson } from "./browser.ts"
import { drawGate } from "./drawing.ts"
import { signIn } from "./entering.ts"
import { dismissToasts, look, see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"
import { bothAtChats, composer, say, seeSaid, seeWaiting, thread } from "./talking.ts"

/** Understands LibreTranslate's calls; refuses the first try of each text. */
let translator: Engine | undefined
const stage = setStage(async () => {
  const tried = new Set<string>()
  translator = await startEngine(({ body }) => {
    const [text = ""] = (body as { readonly q: readonly string[] }).q
    const isFirst = !tried.has(text)
    tried.add(text)
    return isFirst ? { status: 503, json: {} } : { json: { translatedText: ["Good day, when may I come?"] } }
  })
  return { TRANSLATION_URL: translator.url }
})
afterAll(() => translator?.close())

it("a message that its author takes back is gone for both, and both see that there was one", async () => {
  const { anna, boris, customer, errors } = await bothAtChats(stage, "chat")
  await anna.getByRole("link", { name: "Demo Painters" }).click()
  const row = boris.getByRole("listitem").filter({ hasText: "Demo Anna" })

  await say(anna, "Demo Painters", "That was for somebody else.")
  await see(row).toContainText("That was for somebody else.")
  const field = boris.getByRole("searchbox", { name: "Search your conversations" })
  await field.fill("SOMEBODY else")
  const found = boris.getByRole("navigation", { name: "Conversations that were found" })
  await found.getByRole("link", { name: "Demo Anna" }).click()
  await see(boris.locator("[data-found]")).toContainText("That was for somebody else.")
  await look(boris, "chat-1-found")
  await boris.getByRole("button", { name: "Clear the search" }).click()
  await see(field).toHaveValue("")
  await see(field).toBeFocused()
  await field.fill("zebra")
  await see(boris.getByRole("heading", { name: "Nothing found for “zebra”" })).toBeVisible()
  await field.press("Escape")
  await see(field).toHaveValue("")
  await anna.getByRole("link", { name: "Delete this message" }).last().click()
  const question = anna.getByRole("alertdialog", { name: "Delete this message?" })
  await look(anna, "chat-1-delete")
  await question.getByRole("button", { name: "Keep it" }).click()
  await seeSaid(anna, "Demo Painters", "That was for somebody else.")

  await anna.getByRole("link", { name: "Delete this message" }).last().click()
  await question.getByRole("button", { name: "Delete the message" }).click()
  await see(thread(anna, "Demo Painters").getByText("You deleted this message")).toBeVisible()
  await see(row).toContainText("Message deleted")
  await see(row).not.toContainText("That was for somebody else.")
  await row.getByRole("link").click()
  await see(thread(boris, "Demo Anna").getByText("Demo Anna deleted this message")).toBeVisible()
  await thread(boris, "Demo Anna").getByRole("link", { name: "Report this message" }).last().click()
  const report = boris.getByRole("dialog", { name: "Report this message" })
  await report.getByRole("radio", { name: "It looks like fraud." }).check()
  await report.getByRole("button", { name: "Send the report" }).click()
  await report.getByRole("button", { name: "Done" }).click()
  await look(boris, "chat-2-deleted")

  // Somebody who hears the page is told of each message of the other one once, wherever they are, and of no own one.
  const [hears, hearsOwn] = [await hearAnnounced(boris), await hearAnnounced(anna)]
  for (const text of ["Is Friday all right?", "Or is Monday better?"]) {
    await say(anna, "Demo Painters", text)
    await see.poll(() => hears.count(text)).toBe(1)
  }
  await boris.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click()
  await seeTitle(boris, "Find orders")
  await see(boris.getByRole("heading", { level: 1 })).toBeFocused()
  await say(anna, "Demo Painters", "I keep both free.")
  await see.poll(() => hears.count("I keep both free.")).toBe(1)
  await dismissToasts(boris)
  await boris.goBack()
  await seeSaid(boris, "Demo Anna", "I keep both free.")
  for (const text of ["Is Friday all right?", "Or is Monday better?", "I keep both free."]) {
    expect(await hears.count(text)).toBe(1)
    expect(await hearsOwn.count(text)).toBe(0)
  }

  const head = boris.locator(".chat-head-about")
  await composer(anna, "Demo Painters").fill("Half a sen")
  await see(head).toHaveText("Demo Anna is writing…")

  // Two tabs share one outbox: what either wrote without a network is sent once, and both show it.
  const tab = await customer.context.newPage()
  await tab.goto(anna.url())
  await seeSaid(tab, "Demo Painters", "You deleted this message")
  await see(tab.locator(".chat-head-about")).toContainText("Online")
  // By address: the browser doesn't show the body of a request that was made with a `Request`.
  const sent: string[] = []
  customer.context.on("response", (response) => {
    if (response.request().method() === "PUT" && response.url().endsWith("/send")) sent.push(response.url())
  })
  await customer.context.setOffline(true)
  const written = ["Written in one tab.", "Written in the other tab."] as const
  await say(anna, "Demo Painters", written[0])
  await say(tab, "Demo Painters", written[1])
  for (const page of [anna, tab]) await seeWaiting(page, "Demo Painters", 2)
  // The bar that says so stands above the conversation's own, and covers nothing of it.
  await see(anna.getByText("You are offline. What you see may be old")).toBeVisible()
  await anna.getByRole("link", { name: "All conversations" }).click({ trial: true })
  await customer.context.setOffline(false)
  for (const page of [anna, tab]) {
    await seeWaiting(page, "Demo Painters", 0)
    for (const text of written)
      await see(thread(page, "Demo Painters").locator(".p-bubble-text").filter({ hasText: text })).toHaveCount(1)
  }
  expect(sent).toHaveLength(written.length)
  await see(head).toContainText("About: ")
  expect(errors()).toEqual([])
})

/** In the browser: how many picked files the device keeps. E352. */
const countKept = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("marketplace-picks")
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const counting = opening.result.transaction("files").objectStore("files").count()
      counting.onerror = () => reject(counting.error)
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })

/** Files of messages end in a moment, as far as the page is told; answers what was asked for messages since. E607. */
const endSoon = async (page: Page) => {
  const asked: string[] = []
  await page.route(/\/chat\/[^/]+\/messages\?/u, async (route) => {
    asked.push(route.request().url())
    const answer = await route.fetch()
    const soon = new Date(Date.now() + 5 * minuteMs + 1_500).toISOString()
    const text = (await answer.text()).replaceAll(/"filesEnd":"[^"]+"/gu, `"filesEnd":"${soon}"`)
    await route.fulfill({ response: answer, ...(asked.length === 1 && { body: text }) })
  })
  return { of: (parameter: string) => asked.filter((url) => new URL(url).searchParams.has(parameter)).length }
}

it("files go with a message: checked first, shown in line, and saved", async () => {
  const { anna, boris, errors } = await bothAtChats(stage, "files")
  await anna.getByRole("link", { name: "Demo Painters" }).click()
  await boris.getByRole("link", { name: "Demo Anna" }).click()

  const picker = anna.locator("input[type=file]")
  await picker.setInputFiles([
    { name: "gate.jpg", mimeType: "image/jpeg", buffer: await drawGate(stage.browser) },
    { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Two walls and a ceiling.") },
    { name: "game.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
  ])
  const send = anna.getByRole("button", { name: "Send the message" })
  await see(send).toBeDisabled()
  await look(anna, "chat-3-picked")
  await anna.getByRole("button", { name: "Take game.exe off" }).click()
  const picked = anna.getByRole("list", { name: "Files of the next message" }).getByRole("listitem")
  await see.poll(() => anna.evaluate(countKept)).toBe(2)
  await anna.reload()
  await see(picked).toContainText(["gate.jpg", "plan.txt"])
  await say(anna, "Demo Painters", "These two walls.")
  for (const [page, other] of [
    [anna, "Demo Painters"],
    [boris, "Demo Anna"],
  ] as const) {
    const last = thread(page, other).locator(".chat-message").last()
    await see(last).toContainText("These two walls.")
    await see(last.getByRole("link", { name: /plan\.txt/u })).toHaveAttribute("download", "plan.txt")
    await see(last.getByRole("button", { name: /^Open photo 1 of 1/u })).toBeVisible()
    // The photo's smaller copy arrives live.
    await see(last.locator("img")).toHaveAttribute("src", /[?&]w=/u)
  }
  await look(boris, "chat-4-files")
  await thread(boris, "Demo Anna")
    .getByRole("button", { name: /^Open photo/u })
    .last()
    .click()
  const photos = boris.getByRole("dialog", { name: /^Photos of/u })
  await see(photos).toBeVisible()
  await look(boris, "chat-5-lightbox")
  await boris.goBack()
  await see(photos).toBeHidden()
  await see(thread(boris, "Demo Anna").getByText("These two walls.")).toBeVisible()

  const readings = await endSoon(boris)
  await boris.goto(new URL("/chat", stage.server.url).href)
  await boris.getByRole("link", { name: "Demo Anna" }).click()
  await see(thread(boris, "Demo Anna").locator("img").last()).toBeVisible()
  await see.poll(() => readings.of("startMessage")).toBe(1)
  await boris.waitForTimeout(2_000)
  expect(readings.of("startMessage")).toBe(1)
  expect(errors()).toEqual([])
})

it("a message is read in one's own language, with the original a tap away", async () => {
  const { anna, boris, errors } = await bothAtChats(stage, "translation")
  await boris.getByRole("link", { name: "Demo Anna" }).click()
  await say(boris, "Demo Anna", "Guten Tag, wann darf ich kommen?")
  await anna.getByRole("link", { name: "Demo Painters" }).click()
  const last = thread(anna, "Demo Painters").locator(".chat-message").last()
  await see(last).toContainText("Guten Tag")

  await last.getByRole("button", { name: "Translate this message" }).click()
  await see(last.getByRole("alert")).toContainText("Translation is not available right now.")
  await look(anna, "chat-6-not-translated")
  await last.getByRole("button", { name: "Try again" }).click()
  await see(last.locator(".p-bubble-text")).toHaveText("Good day, when may I come?")
  await look(anna, "chat-7-translated")
  await last.getByRole("button", { name: "Show the original" }).click()
  await see(last.locator(".p-bubble-text")).toHaveText("Guten Tag, wann darf ich kommen?")
  await last.getByRole("button", { name: "Show the translation" }).click()
  await see(last.locator(".p-bubble-text")).toHaveText("Good day, when may I come?")
  expect(errors()).toEqual([])
})

it("a video is recorded in place, and looked at before it goes along", async () => {
  const { url } = stage.server
  const customer = await newPerson(stage.browser, "video-customer", { url, viewport: "phone" })
  keepPicturesOfFailure(customer)
  const { page: anna } = customer
  await signIn(customer, "anna@demo.example", "/chat")
  await anna.getByRole("link", { name: "Demo Painters" }).click()
  await anna.evaluate(() => {
    const { mediaDevices } = navigator
    const allowed = mediaDevices.getUserMedia.bind(mediaDevices)
    const answers = [() => Promise.reject(new DOMException("It was refused.", "NotAllowedError"))]
    mediaDevices.getUserMedia = (wanted) => (answers.shift() ?? allowed)(wanted)
  })
  await anna.getByRole("button", { name: "Record a video" }).click()
  const recorder = anna.getByRole("dialog", { name: "Record a video" })
  await see(recorder.getByRole("alert")).toContainText("The camera may not be used")
  await look(anna, "chat-8-no-camera")

  await recorder.getByRole("button", { name: "Try again" }).click()
  await recorder.getByRole("button", { name: "Start recording" }).click()
  await see(recorder.getByRole("timer")).toHaveText("29 seconds left")
  await keepPicture(anna, "chat-9-recording")
  await recorder.getByRole("button", { name: "Stop" }).click()
  await see(recorder.getByLabel("Your video")).toBeVisible()
  await look(anna, "chat-10-recorded")
  await recorder.getByRole("button", { name: "Add to the message" }).click()
  await anna.getByRole("button", { name: "Send the message" }).click()
  const last = thread(anna, "Demo Painters").locator(".chat-message").last()
  await see(last.getByRole("link", { name: /Video\.mp4/u })).toHaveAttribute("download", "Video.mp4")
  await see(last).toContainText("Sent")
  expect(customer.errors).toEqual([])
})
