/** The theatre with a real log, as the journeys open it. */
import { fileURLToPath } from "node:url"
import type { Browser, FrameLocator, Locator, Page } from "playwright"
import { afterAll, beforeAll } from "vitest"
import { serveTheatre } from "../../scripts/replay/theatre-server.ts"
import { goldenFile, goldenLog } from "../theatre/golden-log.ts"
import { keepPicturesOfFailure, newPerson, type Person } from "./browser.ts"
import { see } from "./see.ts"

/** The path of the log. */
export const file = fileURLToPath(goldenFile)

export const { length } = goldenLog.envelopes

/** The places of the log's events that pass a test, from 0. */
export const placesOf = (test: (type: string, at: number) => boolean): readonly number[] =>
  goldenLog.envelopes.flatMap(({ event }, at) => (test(event.type, at) ? [at] : []))

export const scrubber = (page: Page) => page.getByRole("slider", { name: "Moment" })

export const picture = (page: Page): FrameLocator => page.frameLocator("iframe[title^='Stage: ']")

/** Waits until the stage shows the moment after so many events. */
export const seeMoment = async (page: Page, count: number): Promise<void> => {
  await see(page.locator(".t-player .t-place")).toContainText(`Event ${count} of ${length}, seq `)
  await see(scrubber(page)).toHaveValue(String(count))
  await see(page.locator(".t-stage-room").first()).toHaveAttribute("aria-busy", "false")
}

export const goTo = async (page: Page, count: number): Promise<void> => {
  await scrubber(page).fill(String(count))
  await seeMoment(page, count)
}

/** Drops a file on a page or a frame of it, as a device does: a part that does not prevent it would lose its place to the file. */
export const dropFile = (on: Locator, name: string, text: string): Promise<boolean> =>
  on.evaluate(
    (element, [called, content]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content ?? ""], called ?? ""))
      const isTaken = (type: string): boolean =>
        !element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
      return ["dragover", "drop"].map(isTaken).every(Boolean)
    },
    [name, text],
  )

export const openPanel = (page: Page, name: string): Promise<void> =>
  page.locator("label", { hasText: new RegExp(`^${name}$`, "u") }).click()

/** Serves the theatre with the log for a file's tests, and opens it in a window of its own. */
export const setTheatre = () => {
  let served: Awaited<ReturnType<typeof serveTheatre>> | undefined
  const reached: string[] = []
  beforeAll(async () => {
    served = await serveTheatre({ file })
    served.server.on("request", ({ url }) => reached.push(url ?? ""))
  })
  afterAll(() => void served?.server.close())
  const open = async (browser: Browser, viewport: "wide" | "phone" = "wide"): Promise<Person> => {
    const address = served?.address ?? ""
    const developer = await newPerson(browser, "developer", { url: new URL(address).origin, viewport })
    keepPicturesOfFailure(developer)
    await developer.page.goto(address)
    await seeMoment(developer.page, length)
    await see(picture(developer.page).getByRole("main")).toBeVisible()
    return developer
  }
  /** `reached`: what the theatre's server was asked for so far. */
  return { open, reached: (): readonly string[] => [...reached] }
}
