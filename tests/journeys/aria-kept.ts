/** Compares what each screen tells assistive technology with the file of `aria/` that says what it should. */
import { readFile, readdir } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import type { Page } from "playwright"
import { type AriaNode, ariaShape } from "./aria-shape.ts"
import { wordsOf } from "./aria-words.ts"
import type { Screen } from "./screens.ts"
import { see } from "./see.ts"

/** The widths at which screens are heard; both have the components of their kind. */
export type AriaWidth = "phone" | "wide"

const folder = new URL("aria/", import.meta.url)

const nameOf = ({ name, who, of, path }: Screen, width: AriaWidth): string => {
  const place = name
    .slice(who.length)
    .replaceAll(/[^a-z\d]+/giu, "-")
    .replaceAll(/^-|-$/gu, "")
  return `${who}.${path.includes("modal=") ? `modal-${of}` : place || "home"}.${width}.txt`
}

export const ariaFile = (screen: Screen, width: AriaWidth): string =>
  fileURLToPath(new URL(nameOf(screen, width), folder))

export const ariaFilesOf = (screens: readonly Screen[]): readonly string[] =>
  screens
    .flatMap((screen) => [
      ...(screen.deskOnly === true ? [] : [nameOf(screen, "phone")]),
      ...(screen.handheldOnly === true ? [] : [nameOf(screen, "wide")]),
    ])
    .toSorted()

export const keptAriaFiles = async (): Promise<readonly string[]> => (await readdir(folder)).toSorted()

/** Playwright's snapshot leaves out which of several is the current one. */
const currentOnes = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[aria-current]:not([inert] *)")]
      .filter((one) => one.checkVisibility())
      .map((one) => [one.ariaCurrent ?? "", one.ariaLabel ?? one.innerText]),
  )

const readShape = async (page: Page, { path }: Screen): Promise<string> => {
  const nodes: readonly AriaNode[] = await page.ariaSnapshotJSON()
  const current = (await currentOnes(page)).map(([of, words]) => `current ${of}: ${wordsOf(words.trim())}`)
  const shape = ariaShape(nodes, { isModal: path.includes("modal="), withFrame: path === "/" })
  return [shape, ...new Set(current), ""].join("\n")
}

/** The time in which the last to come, such as counts, may still be on its way. */
const comesWithinMs = 8_000

export const hearAria = async (page: Page, screen: Screen, width: AriaWidth): Promise<string> => {
  const kept = await readFile(ariaFile(screen, width), "utf8").catch(() => undefined)
  let shape = await readShape(page, screen)
  if (kept !== undefined && shape !== kept)
    await see
      .poll(async () => (shape = await readShape(page, screen)), { timeout: comesWithinMs })
      .toBe(kept)
      .catch(() => undefined) // the test says so, with all others
  return shape
}
