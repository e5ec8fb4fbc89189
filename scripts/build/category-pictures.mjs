/** The categories' pictures as files of the build, for whatever has no picture of its own. */
// @ts-check
import { createHash } from "node:crypto"
import { drawScene, drawnIcons } from "../../drawings/scenes.ts"
import { categoryDrawings } from "../../src/domain/category-drawings.ts"

const seeds = Array.from({ length: categoryDrawings }, (_, seed) => seed)

const pictures = drawnIcons.flatMap((icon) =>
  seeds.map((seed) => ({ name: `${icon}-${seed}`, svg: drawScene(icon, seed) })),
)

const hash = createHash("sha256")
for (const { name, svg } of pictures) hash.update(name).update(svg)

const folder = `assets/categories-${hash.digest("hex").slice(0, 8)}`

/** Where they are, as the browser asks for them; another one when any of them changes, since assets are kept for ever. */
export const categoryPicturesPath = `/${folder}`

/** @type {readonly import("./output.mjs").OutputFile[]} */
export const categoryPictureFiles = pictures.map(({ name, svg }) => ({
  path: `${folder}/${name}.svg`,
  contents: Buffer.from(svg),
}))
