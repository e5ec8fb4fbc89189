/**
 * People search: mistyped words, a price, a place, near themselves, and back from what they found. Spec §2 Search.
 */
import { describe, expect, it } from "vitest"
import { hearAnnounced } from "./announced.ts"
import { expectAccessible, keepPicturesOfFailure, newPerson, type Person, type viewports } from "./browser.ts"
import { cards, enterSearch, found, parameter, seeSubmitBesideWords, words } from "./searching.ts"
import { look, see, seePage, seeSettled, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const stage = setStage()

const enter = (viewport: keyof typeof viewports, path: string): Promise<Person> => enterSearch(stage, viewport, path)

describe("words", () => {
  it("are suggested while they are typed, found when they are mistyped, and kept for the other kind", async () => {
    const { page, errors } = await enter("phone", "/search")
    await seeSubmitBesideWords(page)
    await words(page).pressSequentially("gar")
    const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option")
    await see(options.first()).toBeVisible()
    const suggested = await options.allTextContents()
    expect(suggested.length).toBeLessThanOrEqual(6)
    await expectAccessible(page, "suggestions")
    await words(page).press("ArrowDown")
    await words(page).press("Enter")
    await found(page, /\d+\sorders? found for/u)
    expect(parameter(page, "search")).toBe(suggested[0])
    await see(options).toHaveCount(0)

    const hears = await hearAnnounced(page)
    await words(page).fill("gadren")
    await words(page).press("Enter")
    await found(page, /[1-9]\d*\sorders? found for “gadren”/u)
    await seeSettled(page)
    expect((await hears.all()).filter((text) => text.includes("found"))).toEqual([
      await page.locator(".s-count").innerText(),
    ])
    await see(
      cards(page)
        .filter({ hasText: /garden/iu })
        .first(),
    ).toBeVisible()

    await page.getByRole("navigation", { name: "What to look for" }).getByRole("link", { name: "Offers" }).click()
    await seePage(page, "Find offers", "search-1-offers")
    await found(page, /[1-9]\d*\soffers? found for “gadren”/u)
    await see(words(page)).toHaveValue("gadren")
    await see(page.locator("html")).toHaveAttribute("data-profile", "executant")
    await see(page.locator(".shell-frame").first()).toHaveAttribute("data-profile", "customer")
    await page.goBack()
    await seeTitle(page, "Find orders")
    expect(errors).toEqual([])
  })
})

describe("filters", () => {
  it("ask which of two amounts is meant, and refuse what is none", async () => {
    const { page, errors } = await enter("desktop", "/search?type=offers")
    const most = page.getByRole("textbox", { name: "To", exact: true })
    await most.fill("1.200")
    await most.press("Enter")
    const asked = page.getByRole("button", { name: "1,200.00" })
    await see(asked).toBeVisible()
    await most.fill("1.300")
    await see(asked).toHaveCount(0)
    await most.fill("1.200")
    await most.blur()
    await asked.press("Enter")
    await see(most).toBeFocused()
    await see(most).toHaveValue("1200")
    await most.press("Enter")
    await see.poll(() => parameter(page, "maxPrice")).toBe("1200")
    await most.fill("100-150")
    await most.blur()
    await see(page.getByText("Write an amount such as 120 or 99.50.")).toBeVisible()
    await see(most).toHaveValue("100-150")
    expect(parameter(page, "maxPrice")).toBe("1200")
    await most.fill("€1,350")
    await most.press("Enter")
    await see.poll(() => parameter(page, "maxPrice")).toBe("1350")
    expect(errors).toEqual([])
  })

  it("count what they would show, and are taken away one by one", async () => {
    const { page, errors } = await enter("phone", "/search")
    await page.getByRole("button", { name: "Filters" }).tap()
    const sheet = page.getByRole("dialog", { name: "Filters" })
    // Back closes the sheet on top, and nothing else.
    await sheet.getByRole("button", { name: "Town or address" }).tap()
    await see(page.getByRole("dialog", { name: "Town or address" })).toBeVisible()
    await page.goBack()
    await see(page.getByRole("dialog", { name: "Town or address" })).toBeHidden()
    await see(sheet).toBeVisible()
    await page.goBack()
    await see(sheet).toBeHidden()
    await see(page).toHaveURL(`${stage.server.url}/search`)
    await page.getByRole("button", { name: "Filters" }).tap()
    await sheet.getByRole("textbox", { name: "To" }).fill("100")
    await sheet.getByRole("textbox", { name: "From" }).fill("300")
    await sheet.getByRole("textbox", { name: "From" }).press("Enter")
    // The lower one is the minimum, in whichever order they were written (D98).
    await see(sheet.getByRole("textbox", { name: "From" })).toHaveValue("100")
    await see(sheet.getByRole("textbox", { name: "To" })).toHaveValue("300")
    const show = sheet.getByRole("button", { name: /^Show \d+ orders?$/u })
    await see(show).toBeVisible()
    await expectAccessible(page, "the sheet of filters")
    const count = /\d+/u.exec((await show.textContent()) ?? "")?.[0] ?? "none"
    await show.tap()
    await found(page, new RegExp(`^${count}\\sorders? found$`, "u"))
    await page.getByRole("button", { name: "Remove the filter €100 – €300" }).tap()
    await see(page).toHaveURL(`${stage.server.url}/search?type=orders&page=1`)
    // A sheet that was closed has left no step behind.
    await page.goBack()
    await found(page, new RegExp(`^${count}\\sorders? found$`, "u"))
    expect(errors).toEqual([])
  })

  it("show what was chosen in the frame of the press, long before there is an answer", async () => {
    const { page, errors } = await enter("wide", "/search")
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route("**/search/orders?*", async (route) => {
      await held
      await route.continue()
    })
    const translation = page.getByRole("checkbox", { name: "Translation", exact: true })
    // Before that frame's paint: the address, and the search with it, follow after it (E194).
    const atPaint = await translation.evaluate(async (box: HTMLInputElement) => {
      const { href } = location
      box.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return { checked: box.checked, sameAddress: location.href === href }
    })
    expect(atPaint).toEqual({ checked: true, sameAddress: true })
    const cross = page.getByRole("button", { name: "Remove the filter Translation" })
    await see(cross).toBeVisible()
    await see(page).toHaveURL(/classificatorPrimaryKeys=/u)
    answer()
    await found(page, /[1-9]\d*\sorders? found/u)
    await see(cross).toBeVisible()
    expect(errors).toEqual([])
  })

  it("that find nothing lead out by what finds most, with the number", async () => {
    const { page } = await enter("desktop", "/search?search=garden&maxPrice=1")
    await see(page.getByRole("heading", { name: "No orders found" })).toBeVisible()
    const skip = page.getByRole("link", { name: "Skip the filters" })
    await skip.focus()
    const box = await skip.boundingBox()
    const isOnTop = ({ x = 0, y = 0 }) => document.elementFromPoint(x + 8, y + 8)?.textContent
    expect(await page.evaluate(isOnTop, { x: box?.x ?? 0, y: box?.y ?? 0 })).toBe("Skip the filters")
    await page.keyboard.press("Enter")
    await see(page.locator("#found")).toBeFocused()
    const way = page.getByRole("button", { name: /^Search at any price \(\d+ orders?\)$/u })
    await see(way).toBeVisible()
    await look(page, "search-2-nothing")
    const count = /\d+/u.exec((await way.textContent()) ?? "")?.[0] ?? "none"
    await way.click()
    await found(page, new RegExp(`^${count}\\sorders? found for “garden”$`, "u"))
    expect(parameter(page, "maxPrice")).toBeNull()
  })
})

describe("a place", () => {
  it("is chosen by its name, and says how far everything is from it", async () => {
    const { page, errors } = await enter("wide", "/search?type=offers")
    const place = page.getByRole("combobox", { name: "Town or address" })
    await place.pressSequentially("Dredsen")
    await page.getByRole("option", { name: "Dresden, Sachsen, DE" }).click()
    await see(page.getByRole("button", { name: "Remove the filter Dresden" })).toBeVisible()
    await see(cards(page).first()).toContainText(/\d\skm away, covers \d+\skm around/u)
    await page.getByLabel("How far around").selectOption("150 km")
    await see(page.getByRole("button", { name: "Remove the filter Dresden + 150 km" })).toBeVisible()
    await see(cards(page).first()).toContainText(/\d\skm away/u)
    await see.poll(() => [parameter(page, "location"), parameter(page, "radius")]).toEqual(["Dresden", "150"])
    await look(page, "search-3-place")
    expect(errors).toEqual([])
  })

  it("is where the device is, to a kilometre, once that was asked for", async () => {
    const person = await newPerson(stage.browser, "near", { url: stage.server.url, viewport: "desktop" })
    keepPicturesOfFailure(person)
    const { page, context } = person
    await context.grantPermissions(["geolocation"])
    await context.setGeolocation({ latitude: 52.520_08, longitude: 13.404_95 })
    await page.goto("/search")
    await page.getByRole("button", { name: "Near me" }).click()
    await see(page.getByRole("button", { name: "Remove the filter Near you + 30 km" })).toBeVisible()
    await see.poll(() => [parameter(page, "lat"), parameter(page, "lon")]).toEqual(["52.52", "13.4"])
    await see(cards(page).first()).toContainText(/km away/u)
    expect(person.errors).toEqual([])
  })

  it("that is told late joins what is searched by then, and leads nobody back who has left", async () => {
    const { page, context, errors } = await newPerson(stage.browser, "late", {
      url: stage.server.url,
      viewport: "desktop",
    })
    await context.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (succeed) =>
        window.addEventListener("answer", () =>
          succeed({ coords: { latitude: 52.52, longitude: 13.405 } } as GeolocationPosition),
        )
    })
    const answer = (): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event("answer")))
    await page.goto("/search")
    await page.getByRole("button", { name: "Near me" }).click()
    await words(page).fill("garden")
    await words(page).press("Enter")
    await found(page, /“garden”$/u)
    await answer()
    await see.poll(() => parameter(page, "lat")).toBe("52.52")
    expect(parameter(page, "search")).toBe("garden")

    await page.goto("/search")
    await page.getByRole("button", { name: "Near me" }).click()
    await page.getByRole("link", { name: "Questions and answers" }).first().click()
    await seeTitle(page, "Questions and answers")
    await answer()
    await page.goBack() // to the search, unless the answer has led somewhere meanwhile
    await see(page.getByRole("button", { name: "Near me" })).not.toHaveAttribute("aria-busy", "true")
    expect(parameter(page, "lat")).toBeNull()
    expect(errors).toEqual([])
  })

  it("that the device may not tell is asked for in words", async () => {
    const { page } = await enter("desktop", "/search")
    await page.context().clearPermissions()
    await page.getByRole("button", { name: "Near me" }).click()
    await see(page.getByRole("alert")).toContainText("write a town instead")
    expect(parameter(page, "lat")).toBeNull()
  })
})

describe("Back", () => {
  it("returns to the card that was opened, where it stood", async () => {
    const { page } = await enter("wide", "/search")
    const card = cards(page).nth(10).getByRole("link").first()
    await card.scrollIntoViewIfNeeded()
    const name = (await card.textContent()) ?? ""
    const top = (await card.boundingBox())?.y ?? 0
    await card.click()
    await seeTitle(page, name)
    await page.goBack()
    await seeTitle(page, "Find orders")
    await see(page.getByRole("link", { name, exact: true })).toBeFocused()
    await see
      .poll(async () => Math.abs(((await page.getByRole("link", { name, exact: true }).boundingBox())?.y ?? 0) - top))
      .toBeLessThan(80)
  })
})
