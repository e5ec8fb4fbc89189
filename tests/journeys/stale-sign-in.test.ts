/** Back from the product to a sign-in page that is over leads on to what one came for. */
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { fillSignIn, seeSignedIn } from "./entering.ts"
import { see, seeTitle } from "./see.ts"
import { setStage } from "./stage.ts"

const dora = "dora@demo.example"

const stage = setStage()

it("leads back to the page that was wanted, signed in or not", async () => {
  const person = await newPerson(stage.browser, "stale-sign-in", { url: stage.server.url })
  keepPicturesOfFailure(person)
  const { page } = person
  const wanted = "/search?type=offers&search=garden"
  await page.goto(wanted)
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click()
  await seeTitle(page, "Sign in")
  const stale = page.url()
  await fillSignIn(page, dora)
  await seeSignedIn(page)
  await see(page).toHaveURL(/\/search\?.*garden/u)
  await page.goto(stale)
  await see(page).toHaveURL(/\/search\?.*garden/u)
  await seeSignedIn(page)

  await person.context.clearCookies()
  await page.evaluate("localStorage.clear()")
  await page.goto(stale)
  await see(page.getByRole("dialog").getByRole("button", { name: "Sign in" })).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click()
  await fillSignIn(page, dora)
  await seeSignedIn(page)
  await see(page).toHaveURL(/\/search\?.*garden/u)
  expect(person.errors).toEqual([])
})
