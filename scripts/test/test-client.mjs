/** Before the browser journeys: there is a Chromium, and dist/ is what the sources say. */
// @ts-check
import { ensureBuilt } from "../build/built.mjs"
import { ensureChromium } from "./chromium.mjs"

export const setup = () => {
  ensureChromium()
  ensureBuilt()
}
