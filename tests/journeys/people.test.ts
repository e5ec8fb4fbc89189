/**
 * People and favourites: a profile that is filled in, reviewed and looked at; listings that are kept and let go. Spec
 * §2, §7.
 */
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { drawGate } from "./drawing.ts"
import { register, somebodyNew } from "./entering.ts"
import { dismissToasts, look, see, seePage, seeTheme, seeTitle, toasts } from "./see.ts"
import { setStage } from "./stage.ts"

const newcomer = "Journey Petra"
const stage = setStage({ MODERATION_DELAY_MS: "1000" })

it("an executant fills in a profile on the phone, and a stranger sees it once it is reviewed", async () => {
  const { url } = stage.server
  const executant = await newPerson(stage.browser, "people-executant", { url, viewport: "phone" })
  const stranger = await newPerson(stage.browser, "people-stranger", { url, viewport: "wide" })
  keepPicturesOfFailure(executant, stranger)
  const { page } = executant
  await register(executant, somebodyNew(newcomer), "/other")
  await page.goto("/other?modal=create-executant")
  const dialog = page.getByRole("dialog", { name: "Create an executant profile" })
  await dialog.getByLabel("Profile name").fill("Petra paints")
  await dialog.getByLabel("Main category").selectOption("Construction")
  await dialog.getByRole("button", { name: "Create the profile" }).click()
  await seeTheme(page, "executant")
  await page.goto("/profile") // the page of the active kind takes its place
  await seeTitle(page, "My executant profile")
  await see(page.getByText("Published: everybody can see this profile.")).toBeVisible()

  const photo = await drawGate(stage.browser)
  await page.getByLabel("Add a photo").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: photo })
  const crop = page.getByRole("dialog", { name: "Choose the part to show" })
  const area = crop.getByLabel("Part of the picture that is shown")
  await see(area).toBeVisible()
  await page.goBack()
  await see(crop).toBeHidden()
  await seeTitle(page, "My executant profile")
  await page.getByLabel("Add a photo").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: photo })
  await area.focus()
  await page.keyboard.press("ArrowLeft")
  await crop.getByLabel("Zoom").fill("2")
  await look(page, "people-1-crop")
  await crop.getByRole("button", { name: "Use this photo" }).click()
  await see(crop).toHaveCount(0)
  await see(page.getByLabel("Choose another photo")).toBeAttached()

  await page.getByRole("button", { name: "Edit", exact: true }).click()
  await page.getByLabel("What you do").fill("Walls, doors, windows.")
  await page.getByLabel("Experience").fill("Twelve years in old houses.")
  await page.getByLabel("Education").fill("Master painter.")
  await page.reload() // what was typed is there again
  await see(page.getByLabel("Experience")).toHaveValue("Twelve years in old houses.")
  await look(page, "people-2-words")
  await page.getByRole("button", { name: "Save and send for review" }).click()
  await see(page.getByLabel("Experience")).toHaveCount(0)

  const portfolio = page.getByRole("region", { name: "Portfolio" })
  await portfolio.getByLabel("Add files").setInputFiles({ name: "wall.jpg", mimeType: "image/jpeg", buffer: photo })
  await see(portfolio.getByRole("link", { name: "wall.jpg" })).toBeVisible()

  await page.route("**/portfolio/file", () => undefined) // never answered
  await portfolio.getByLabel("Add files").setInputFiles({ name: "door.jpg", mimeType: "image/jpeg", buffer: photo })
  await see(portfolio.getByText("door.jpg", { exact: true })).toBeVisible()
  await page.getByRole("link", { name: "See it as others do" }).click()
  await seeTitle(page, "Petra paints")
  await page.goBack()
  await portfolio.getByRole("button", { name: "Go on without door.jpg" }).click()
  await see(portfolio.getByText("door.jpg", { exact: true })).toHaveCount(0)
  await see(portfolio.getByRole("heading", { name: "Portfolio" })).toBeFocused()
  await page.unroute("**/portfolio/file")

  const certificates = page.getByRole("region", { name: "Certificates" })
  await certificates
    .getByLabel("Add files")
    .setInputFiles({ name: "master.txt", mimeType: "text/plain", buffer: Buffer.from("Master painter, 2014.") })
  await see(certificates.getByRole("link", { name: "master.txt" })).toBeVisible()
  await page.getByRole("switch", { name: "Tell me of new orders" }).uncheck()
  await see(page.getByRole("switch", { name: "Tell me of new orders" })).not.toBeChecked()
  await see(page.getByText("Published: everybody can see this profile.")).toBeVisible()
  await dismissToasts(page)
  await look(page, "people-3-own-profile")
  await page.getByRole("link", { name: "See it as others do" }).click()
  await seeTitle(page, "Petra paints")
  await see(page.getByText("This is how others see you")).toBeVisible()
  const address = new URL(page.url()).pathname

  const visitor = stranger.page
  await visitor.goto(address)
  await seePage(visitor, "Petra paints", "people-4-public")
  await see(visitor.getByText("Twelve years in old houses.")).toBeVisible()
  await see(
    visitor.getByText(/^Phone and e-\u2060mail are shown once you have a deal with each other\.$/u),
  ).toBeVisible()
  await see(visitor.getByRole("link", { name: "master.txt" })).toBeVisible()
  await visitor.getByRole("button", { name: "Open photo 1 of 1: Petra paints" }).click()
  await see(visitor.getByRole("dialog").getByRole("img")).toBeVisible()
  await visitor.keyboard.press("Escape")
  expect([...executant.errors, ...stranger.errors]).toEqual([])
})

it("a customer keeps an offer and an order, takes it back, and another tab agrees", async () => {
  const customer = await newPerson(stage.browser, "people-customer", { url: stage.server.url, viewport: "wide" })
  keepPicturesOfFailure(customer)
  const { page, context } = customer
  await page.goto("/search?type=offers")
  await page
    .getByRole("button", { name: /^Favourite: /u })
    .first()
    .click()
  await see(page.getByRole("dialog", { name: "Sign in to go on" })).toBeVisible()
  await register(customer, somebodyNew("Journey Karl"), "/search?type=orders")
  const tab = await context.newPage()
  await tab.goto("/favorites?page=nonsense&ft=offer")
  await seeTitle(tab, "Favourites")
  await see(tab).toHaveURL(/\?page=1&ft=order$/u)

  const kept: string[] = []
  for (const type of ["orders", "offers"]) {
    await page.goto(`/search?type=${type}`)
    const heart = page.getByRole("button", { name: /^Favourite: /u, pressed: false }).first()
    await see(heart).not.toHaveAttribute("aria-disabled")
    const name = (await heart.textContent()) ?? ""
    kept.push(name)
    await heart.click()
    await see(page.getByRole("button", { name, exact: true, pressed: true }).first()).toBeVisible()
    // The heart is pressed before the server has heard of it, which a page that is left need not see to.
    if (type === "offers") await tab.getByRole("link", { name: /^Offers/u }).click()
    await see(tab.getByRole("button", { name, exact: true, pressed: true })).toBeVisible()
  }
  const offer = kept.at(-1) ?? ""

  await page.goto("/favorites?ft=offer")
  await look(page, "people-5-favourites")
  await page.getByRole("button", { name: offer, exact: true }).click()
  await see(page.getByText("No favourite offers yet")).toBeVisible()
  const heading = page.getByRole("heading", { level: 1, name: "Favourites" })
  await see(heading).toBeFocused() // the heart is gone with its card
  await see(tab.getByText("No favourite offers yet")).toBeVisible()
  await see(toasts(tab).getByText("Removed from favourites")).toHaveCount(0) // it was not done there
  await look(page, "people-6-none")
  await toasts(page).getByRole("button", { name: "Undo" }).click()
  await see(page.getByRole("button", { name: offer, exact: true, pressed: true })).toBeVisible()
  await see(tab.getByRole("button", { name: offer, exact: true, pressed: true })).toBeVisible()
  await see(toasts(page).getByText("Removed from favourites")).toHaveCount(0)
  await see(heading).toBeFocused()
  expect(customer.errors).toEqual([])
})

it("two tabs that change different words of a person undo nothing of each other", async () => {
  const person = await newPerson(stage.browser, "people-tabs", { url: stage.server.url, viewport: "wide" })
  keepPicturesOfFailure(person)
  const { page, context } = person
  await register(person, somebodyNew("Journey Tilda"), "/settings")
  const tab = await context.newPage()
  for (const one of [page, tab]) {
    await one.goto("/settings")
    await one.getByRole("button", { name: "Edit" }).click()
  }
  await tab.getByLabel("About you").fill("I like old houses.")
  await page.getByLabel("Name").fill("Journey Thea")
  await page.getByRole("button", { name: "Save" }).click()
  await see(page.getByRole("heading", { name: "Journey Thea" })).toBeVisible()
  await see(tab.getByLabel("Name")).toHaveValue("Journey Thea")
  await tab.getByRole("button", { name: "Save" }).click()
  for (const one of [page, tab]) {
    await see(one.getByText("I like old houses.")).toBeVisible()
    await see(one.getByRole("heading", { name: "Journey Thea" })).toBeVisible()
  }
  expect(person.errors).toEqual([])
})
