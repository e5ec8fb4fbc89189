/** The categories' pictures as files of the build, for whatever has no picture of its own. E280. */
// @ts-check
import { createHash } from "node:crypto"
import { drawScene, drawnIcons } from "../drawings/scenes.ts"

const pictures = drawnIcons.map((icon) => ({ icon, svg: drawScene(icon, 0) }))

const hash = createHash("sha256")
for (const { icon, svg } of pictures) hash.update(icon).update(svg)

const folder = `assets/categories-${hash.digest("hex").slice(0, 8)}`

/** Where they are, as the browser asks for them; another one when any of them changes, since assets are kept for ever. */
export const categoryPicturesPath = `/${folder}`

/** @type {readonly import("./output.mjs").OutputFile[]} */
export const categoryPictureFiles = pictures.map(({ icon, svg }) => ({
  path: `${folder}/${icon}.svg`,
  contents: Buffer.from(svg),
}))
