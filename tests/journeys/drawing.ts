/** A photo for an order, drawn by the test: a wooden gate in a garden. */
import type { Browser } from "playwright"

const planks = Array.from(
  { length: 9 },
  (_, n) =>
    `<rect x="${150 + n * 56}" y="${170 + Math.abs(4 - n) * 14}" width="44" height="${350 - Math.abs(4 - n) * 14}" rx="4" />`,
).join("")

const gate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
  <defs><filter id="grain"><feTurbulence baseFrequency="0.9" numOctaves="3" /><feColorMatrix type="saturate" values="0" />
    <feBlend in="SourceGraphic" mode="multiply" /></filter></defs>
  <g filter="url(#grain)">
    <rect width="800" height="360" fill="#bcd8ea" /><rect y="360" width="800" height="240" fill="#7fa55a" />
    <path d="M330 600 400 400h0l70 200z" fill="#c9b48f" /><g fill="#9a6b3f">${planks}</g>
    <g fill="#7d5330"><rect x="130" y="250" width="540" height="34" /><rect x="130" y="430" width="540" height="34" />
      <rect x="96" y="130" width="40" height="410" /><rect x="664" y="130" width="40" height="410" /></g>
  </g></svg>`

/** Upright, as by a phone that is held so, it is four times as high as wide. */
export const drawGate = async (browser: Browser, held: "flat" | "upright" = "flat"): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: held === "flat" ? 800 : 150, height: 600 } })
  await page.setContent(`<style>body { margin: 0 }</style>${gate}`)
  const photo = await page.screenshot({ type: "jpeg", quality: 90 })
  await page.close()
  return photo
}
