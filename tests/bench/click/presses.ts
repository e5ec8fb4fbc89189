/**
 * The times of a press as somebody sees them, heard of by the page itself: until the next paint (Web Vitals, INP), and
 * until the paint that shows the words that were sent.
 */
import type { Page } from "playwright"
import { seeSettled } from "../../journeys/see.ts"
import type { Act } from "./acts.ts"

declare global {
  interface Window {
    presses: {
      /** Durations of events, ms; of one below 16 ms there is none. */
      ms: number[]
      /** Resolves after the paint that shows the words in a message: ms since the last key was pressed. */
      untilShown: (words: string) => Promise<number>
      shown: Promise<number> | undefined
    }
  }
}

/** Begins to listen; another document needs to be told again. */
export const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let pressedAt = 0
    document.addEventListener("keydown", ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
    // A message's words stand near the end of its thread.
    const lookedAt = 3
    const isThere = (words: string): boolean =>
      [...document.querySelectorAll("[role=log] .p-bubble-text")]
        .slice(-lookedAt)
        .some(({ textContent }) => textContent === words)
    const afterPaint = (done: () => void): void => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener("message", done, { once: true })
      port1.start()
      requestAnimationFrame(() => port2.postMessage(null))
    }
    const untilShown = (words: string): Promise<number> =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isThere(words)) return
          observer.disconnect()
          afterPaint(() => resolve(performance.now() - pressedAt))
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      })
    window.presses = { ms: [], untilShown, shown: undefined }
    const noted = (list: PerformanceObserverEntryList): void => {
      for (const { duration } of list.getEntries()) window.presses.ms.push(duration)
    }
    const timing: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    }
    new PerformanceObserver(noted).observe(timing)
  })

/** Event timing entries are delivered after their paint, and of a press below 16 ms there is none to wait for. */
const deliveredMs = 100

export interface PressTimes {
  /** The longest of the act's events, from input to next paint, ms; 16 where none is reported. */
  readonly paint: number
  /** Until the act's words were seen, ms; null for an act that has none. */
  readonly shown: number | null
}

/** Does the act for the nth time, and brings the page back. */
export const timePress = async (page: Page, { press, back, words }: Act, turn: number): Promise<PressTimes> => {
  await page.evaluate(
    (said) => {
      window.presses.ms = []
      window.presses.shown = said === null ? undefined : window.presses.untilShown(said)
    },
    words?.(turn) ?? null,
  )
  await press(page, turn)
  await seeSettled(page)
  await page.waitForTimeout(deliveredMs)
  const [all, shown] = await page.evaluate(async () => [window.presses.ms, await window.presses.shown] as const)
  await back?.(page, turn)
  return { paint: Math.max(16, ...all), shown: shown ?? null }
}
