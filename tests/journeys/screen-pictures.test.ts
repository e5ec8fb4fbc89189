/**
 * Takes the small pictures of all screens that reports of a changed contract show, where they are asked for: `npm run
 * pictures:report`. On a phone, in the light; screens of a desk on a desk. docs/contracts.md.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { beforeAll, expect, it } from "vitest"
import { mostPictureBytes, pictureFile, picturesFolder } from "../../scripts/contract/report/pictures.ts"
import { viewports, type Person } from "./browser.ts"
import { isMember, openScreen, type Screen } from "./screens.ts"
import { seeSettled } from "./see.ts"
import { smallPicture } from "./small-picture.ts"
import { setStage } from "./stage.ts"
import { enterEverybody, screensFor, walkTogether } from "./walking.ts"

const stage = setStage({ FEATURE_FLAGS: "testing=on" })
const taken = new Map<string, Buffer>()

/** The name that the report has for a route or modal. */
const nameOf = ({ of, path }: Screen): string => {
  if (path.includes("modal=")) return `modal=${of}`
  return of.startsWith("/") ? of : "/my-:product"
}

const take = async ({ page }: Person, own: readonly Screen[]): Promise<void> => {
  for (const screen of own) {
    await page.setViewportSize(viewports[screen.deskOnly === true ? "desktop" : "phone"])
    await openScreen(page, screen)
    await seeSettled(page)
    taken.set(pictureFile(nameOf(screen)), await smallPicture(await page.screenshot(), mostPictureBytes))
  }
}

beforeAll(async () => {
  const people = await enterEverybody(stage)
  const all = await screensFor(people)
  // The last of a name is taken, which is the first that shows more than a way to sign in.
  const membersLast = all.toReversed().toSorted((a, b) => Number(isMember(a.who)) - Number(isMember(b.who)))
  const firsts = [...new Map(membersLast.map((screen) => [nameOf(screen), screen] as const)).values()]
  await walkTogether(people, firsts, take)
}, 1_200_000)

it("has one of each route and modal, and keeps none of a screen that is gone", async () => {
  expect(taken.size).toBeGreaterThan(45)
  const folder = fileURLToPath(picturesFolder)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) if (!taken.has(name)) await rm(new URL(name, picturesFolder))
  for (const [name, picture] of taken) await writeFile(new URL(name, picturesFolder), picture)
})
