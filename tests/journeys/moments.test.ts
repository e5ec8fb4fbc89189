/** The moments that people come for are marked, and lead on: a deal is made, a profile is made. Spec §2, §6. */
import { expect, it } from "vitest"
import { keepPicturesOfFailure, newPerson } from "./browser.ts"
import { giveStars } from "./dealing.ts"
import { register, signIn, somebodyNew } from "./entering.ts"
import { findOrder } from "./ordering.ts"
import { look, see, seeTheme, seeTitle, toasts } from "./see.ts"
import { setStage } from "./stage.ts"

const orderName = "Move a two-room flat across the city"
const newcomer = "Journey Nora"

const stage = setStage({ MODERATION_DELAY_MS: "1000" })

it("a deal is consented to in sight, celebrated, and found again where its application was", async () => {
  const { url } = stage.server
  const customer = await newPerson(stage.browser, "moment-customer", { url, viewport: "phone" })
  const executant = await newPerson(stage.browser, "moment-executant", { url, viewport: "desktop" })
  keepPicturesOfFailure(customer, executant)
  const [anna, clara] = [customer.page, executant.page]
  await signIn(executant, "clara@demo.example")
  await findOrder(clara, "two-room flat", orderName)
  await clara.getByRole("button", { name: "Act as Demo Gardens and apply" }).click()
  await see(clara.getByText("You have applied")).toBeVisible()
  await clara.goto("/applications/executant")
  await see(clara.getByRole("link", { name: orderName })).toBeVisible()

  await signIn(customer, "anna@demo.example", "/orders")
  await anna.getByRole("listitem").filter({ hasText: orderName }).getByRole("link", { name: "2 applications" }).click()
  for (const name of ["Compare Demo Gardens", "Compare Demo Movers"]) await anna.getByRole("checkbox", { name }).check()
  await anna.getByRole("button", { name: "See side by side" }).click()
  const compared = anna.getByRole("dialog", { name: "Applicants side by side" })
  await see(compared.getByRole("listitem").filter({ hasText: "Demo Movers" })).toContainText("Less than 1 km away")
  await look(anna, "moment-0-side-by-side")
  await compared.getByRole("link", { name: "Accept the application of Demo Gardens" }).click()
  const form = anna.getByRole("dialog", { name: "Create a deal" })
  await see(form.getByRole("textbox", { name: "What you agreed on" })).toBeInViewport({ ratio: 1 })
  await see(form.getByRole("switch", { name: "Move the order to the archive" })).toBeInViewport({ ratio: 1 })
  await see(form.getByText("1 other application will be declined")).toBeInViewport({ ratio: 1 })
  await see(form.getByRole("button", { name: "Create the deal" })).toBeInViewport({ ratio: 1 })
  await look(anna, "moment-1-consent")
  await form.getByRole("button", { name: "Create the deal" }).click()

  const moment = anna.getByRole("dialog", { name: "You have a deal!" })
  await see(moment.getByText("Demo Gardens").first()).toBeVisible()
  await see(moment.getByRole("button", { name: "Write to Demo Gardens" })).toBeVisible()
  const deal = await moment.getByText(/^Deal No\.\s/u).textContent()
  await look(anna, "moment-2-deal-made")
  await see(toasts(anna).getByText(/deal/iu)).toHaveCount(0) // it is on the screen
  expect(new URL(anna.url()).pathname).toBe("/orders")
  await moment.getByRole("button", { name: "Go on to my orders" }).click()
  await see(anna.getByRole("dialog")).toHaveCount(0)
  await seeTitle(anna, "My orders")
  await anna.goBack()
  await see(anna.getByRole("link", { name: `“${orderName}” became ${deal?.replace("Deal", "deal")}` })).toBeVisible()

  const became = clara.getByRole("link", { name: `“${orderName}” became ${deal?.replace("Deal", "deal")}` })
  await see(became).toBeVisible()
  await see(clara.getByText("No applications yet")).toHaveCount(0)
  await see(toasts(clara).getByText(/deal/iu)).toHaveCount(0)
  await look(clara, "moment-3-became-deal")
  await clara.getByRole("link", { name: "Archive" }).click()
  await see(became).toBeVisible()
  await became.click()
  await seeTitle(clara, deal ?? "")

  // The work is done: one closes the deal, both rate each other, live.
  await clara.getByRole("button", { name: "Close the deal" }).click()
  await clara.getByRole("alertdialog").getByRole("button", { name: "Close the deal" }).click()
  const review = clara.getByRole("dialog", { name: "Rate Demo Anna" })
  await review.getByRole("button", { name: "Send the review" }).click()
  await see(review.getByText("Choose from one to five stars.").first()).toBeVisible()
  await review.getByRole("radio", { name: "1 star: bad" }).focus()
  for (let stars = 1; stars < 5; stars += 1) await clara.keyboard.press("ArrowRight")
  await review.getByLabel("Your words").fill("Clear, friendly, and the van was there on time.")
  await look(clara, "moment-6-review")
  await review.getByRole("button", { name: "Send the review" }).click()
  const stars = clara.getByRole("dialog", { name: "Five stars for Demo Anna!" })
  await see(stars).toBeVisible()
  await look(clara, "moment-7-five-stars")
  await stars.getByRole("button", { name: "Back to the deal" }).click()
  await see(clara.getByText("You rated Demo Anna")).toBeVisible()
  await see(clara.getByText("Nothing to see yet.")).toBeVisible()

  // The side who did not close the deal is asked on the first page, and on putting it off finds it there and in the
  // list.
  await anna.goto("/")
  await see(anna.getByRole("heading", { name: "How was it with Demo Gardens?" })).toBeVisible()
  await look(anna, "moment-7-asked")
  await anna.getByRole("button", { name: "Not now" }).click()
  await see(anna.getByRole("link", { name: `Rate Demo Gardens: ${orderName}` })).toBeVisible()
  await anna.goto("/deals?dt=archive")
  await see(anna.getByText("Waits for your review")).toBeVisible()
  await anna.getByRole("link", { name: orderName }).click()
  await see(anna.getByText("Clear, friendly, and the van was there on time.")).toBeVisible()
  await see(anna.getByText(/You can rate until [A-Z][a-z]{2} \d+, \d{4}\./u)).toBeVisible()
  await anna.getByRole("button", { name: "Rate Demo Gardens" }).click()
  const answer = anna.getByRole("dialog", { name: "Rate Demo Gardens" })
  await giveStars(answer, "4 stars: good")
  await answer.getByRole("button", { name: "Send the review" }).click()
  await anna.getByRole("dialog").getByRole("button", { name: "Back to the deal" }).click()
  await see(anna.getByText("You rated Demo Gardens")).toBeVisible()
  await look(anna, "moment-8-rated")
  await see(clara.getByText("Nothing to see yet.")).toHaveCount(0)
  await see(clara.getByText("4 out of 5")).toBeAttached()

  await anna.getByRole("link", { name: "Report" }).click()
  const report = anna.getByRole("dialog", { name: "Report this deal" })
  await report.getByRole("radio", { name: "Another reason." }).check()
  await report.getByRole("button", { name: "Send the report" }).click()
  await see(report.getByText(/at least 6/u).first()).toBeVisible()
  await report.getByLabel("In your words").fill("They asked to be paid outside of here.")
  await look(anna, "moment-9-report")
  await report.getByRole("button", { name: "Send the report" }).click()
  await see(report.getByText("Thank you, we look at it")).toBeVisible()
  await look(anna, "moment-10-reported")
  expect([...customer.errors, ...executant.errors]).toEqual([])
})

it("who offers services is an executant from then on, and arrives where they were heading", async () => {
  const person = await newPerson(stage.browser, "moment-newcomer", { url: stage.server.url, viewport: "phone" })
  keepPicturesOfFailure(person)
  const { page } = person
  await register(person, somebodyNew(newcomer))
  await page.getByRole("link", { name: "Offer services" }).click()
  const dialog = page.getByRole("dialog", { name: "Create an executant profile" })
  await see(dialog.getByLabel("Profile name")).toHaveValue(newcomer)
  await dialog.getByLabel("Main category").selectOption("Construction")
  await look(page, "moment-4-new-executant")
  await dialog.getByRole("button", { name: "Create the profile" }).click()
  await seeTitle(page, "Find orders")
  await findOrder(page, "portraits", "Family portraits in the park")
  await seeTheme(page, "executant")
  await page.getByRole("button", { name: "Apply", exact: true }).first().click()
  await see(page.getByText("You have applied")).toBeVisible()

  // The other way round it is a question: nothing says that they want to be a customer from now on.
  await page.goto("/")
  await page.getByRole("region", { name: "Need something done yourself?" }).getByRole("link").click()
  const question = page.getByRole("alertdialog", { name: `Go on as the customer ${newcomer}?` })
  await look(page, "moment-5-other-side")
  await question.getByRole("button", { name: `Switch to ${newcomer}` }).click()
  await seeTitle(page, "New order")
  await seeTheme(page, "customer")
  await page.getByRole("textbox", { name: "Name" }).fill("Oil   the terrace!!! \u{1F525}")
  await page.getByRole("textbox", { name: "Description" }).focus()
  await see(page.getByRole("textbox", { name: "Name" })).toHaveValue("Oil the terrace!") // as it will be kept
  expect(person.errors).toEqual([])
})
