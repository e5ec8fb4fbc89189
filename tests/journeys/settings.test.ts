/** The account's own page: what is set there, the address at the identity provider, and the end of the account. D52, D103; E282, E293. */
import { expect, it } from "vitest"
import { expectAccessible, keepPicturesOfFailure, newPerson } from "./browser.ts"
import { fillSignIn, register, seeSignedIn, signIn, somebodyNew } from "./entering.ts"
import { look, see, seePage, seeTitle, toasts } from "./see.ts"
import { setStage } from "./stage.ts"
import { everythingOnDevice } from "./storages.ts"

const stage = setStage()

it("sets what belongs to the account, and leaves for good on every device", async () => {
  const { url } = stage.server
  const somebody = somebodyNew("Journey Sam")
  const phone = await newPerson(stage.browser, "settings-phone", { url, viewport: "phone" })
  const desk = await newPerson(stage.browser, "settings-desk", { url, viewport: "wide" })
  keepPicturesOfFailure(phone, desk)
  const { page } = phone
  await register(phone, somebody)
  await signIn(desk, somebody.email, somebody.password)
  await desk.page.goto("/notifications")
  await seeSignedIn(desk.page)

  await page.goto("/other")
  await page.getByRole("link", { name: /^Settings/u }).click()
  await seePage(page, "Settings", "settings-1-phone")
  const tab = await phone.context.newPage()
  await tab.goto("/favorites")
  await seeTitle(tab, "Favourites")

  const language = page.getByLabel("Language of push messages")
  const before = await language.inputValue()
  await page.route("**/account/language/**", (route) => route.fulfill({ status: 500, json: {} }))
  await language.selectOption("de-DE")
  await see(toasts(page).getByRole("button", { name: "Dismiss" }).first()).toBeVisible()
  await see(language).toHaveValue(before)
  await page.unroute("**/account/language/**")
  await language.selectOption("de-DE")
  await see(language).toHaveValue("de-DE")

  await page.getByRole("link", { name: "Change or confirm the e-mail" }).click()
  await seeTitle(page, "Your e-mail address")
  await expectAccessible(page, "the page of the own address")
  await page.getByLabel("New e-mail").fill("no address")
  await page.getByLabel("Password").fill("wrong")
  await page.getByRole("button", { name: "Send a letter to the new address" }).click()
  await see(page.getByRole("alert")).toBeVisible()
  await expectAccessible(page, "the page of the own address, with what is wrong")
  await page.goto("/settings")

  await page.getByRole("link", { name: "Delete the account…" }).click()
  const dialog = page.getByRole("dialog", { name: "Delete your account?" })
  await look(page, "settings-2-delete")
  await dialog.getByRole("button", { name: "Delete the account" }).click()
  await see(dialog.getByText("Type DELETE, and nothing else.")).toBeVisible()
  await see(dialog.getByLabel("Type DELETE to confirm")).toBeFocused()
  await page.keyboard.type("delete")
  await page.keyboard.press("Enter")
  await seeTitle(page, "Sign in to go on")
  await see(page.getByText("This account was deleted.")).toBeVisible()
  await seeTitle(tab, "Sign in to go on")
  await see(desk.page.getByText("This account was deleted.")).toBeVisible()
  for (const left of [page, desk.page]) expect(await everythingOnDevice(left)).not.toContain("oidc.user")

  await page.goto("/")
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
  await fillSignIn(page, somebody.email, somebody.password)
  await see(page.getByText("Wrong e-mail or password.").first()).toBeVisible()
  expect([...phone.errors, ...desk.errors]).toEqual([])
})
