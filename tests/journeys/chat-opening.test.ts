/** A conversation opens where there is something to read, whatever comes in while it does. experience: Chat. */
import { expect, it } from "vitest"
import { look, see } from "./see.ts"
import { setStage } from "./stage.ts"
import { bothAtChats, say, thread } from "./talking.ts"

const stage = setStage()

it("a conversation opens at the unread message, however late those before it come", async () => {
  const { anna, boris, errors } = await bothAtChats(stage, "late")
  const row = anna.getByRole("link", { name: "Demo Painters" })
  await row.click()
  await boris.getByRole("link", { name: "Demo Anna" }).click()
  // More rows than are drawn at once.
  for (let n = 1; n <= 14; n += 1) {
    await say(anna, "Demo Painters", `Question ${n}`)
    await say(boris, "Demo Anna", `Answer ${n}`)
  }
  await see(thread(boris, "Demo Anna").getByText("Question 14")).toBeVisible()
  await see(thread(boris, "Demo Anna").locator(".chat-message").filter({ hasText: "Answer 14" })).toContainText("Read")
  /** Boris says it while Anna is at the list; she opens the conversation, and answers what holds its messages back. */
  const openLate = async (text: string): Promise<() => void> => {
    await anna.goto(new URL("/chat", stage.server.url).href)
    await see(row).toBeVisible()
    await say(boris, "Demo Anna", text)
    await see(anna.locator(".chat-row-last").filter({ hasText: text })).toBeVisible()
    const held = Promise.withResolvers<void>()
    await anna.route(/\/messages/u, async (route) => {
      await held.promise
      await route.continue()
    })
    await row.click()
    await see(thread(anna, "Demo Painters").getByText(text)).toBeInViewport()
    return held.resolve
  }
  const staysInView = (text: string): Promise<boolean> =>
    thread(anna, "Demo Painters")
      .getByText(text)
      .evaluate(async (element) => {
        for (let frame = 0; frame < 60; frame += 1) {
          const { top, bottom } = element.getBoundingClientRect()
          if (!element.isConnected || bottom < 0 || top > window.innerHeight) return false
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        return true
      })

  const tellQuestion = await openLate("And who pays for the paint?")
  tellQuestion()
  await see(thread(anna, "Demo Painters").getByText("Answer 14")).toBeInViewport()
  await look(anna, "chat-opened-at-unread")
  expect(await staysInView("And who pays for the paint?")).toBe(true)

  // An answer that is given at once stays in view, below a message that is higher than the window.
  const tellOffer = await openLate(Array.from({ length: 80 }, () => "I could buy it, too.").join(" "))
  await say(anna, "Demo Painters", "Please do.")
  await see(thread(anna, "Demo Painters").getByText("Please do.")).toBeInViewport()
  tellOffer()
  await see(thread(anna, "Demo Painters").getByText("Answer 14")).toBeAttached()
  expect(await staysInView("Please do.")).toBe(true)
  expect(errors()).toEqual([])
})
