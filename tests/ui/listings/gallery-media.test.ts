/** Videos are played, and stand still by their poster or by their own first frame. experience: Gallery. */
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import type { StoredFile } from "../../../src/domain/files.ts"
import { Shown, Still } from "../../../src/ui/files/GalleryMedia.tsx"
import { documentsOf, galleryOf, picturesOf } from "../../../src/ui/market/shown-files.ts"

const file = (extension: string, thumbnailUrl: string | null = null): StoredFile => {
  const name = `kitchen.${extension}`
  return { key: name, url: `/files/${name}`, name, size: 1, mediaType: "", extension, thumbnailUrl }
}

const still = (one: StoredFile, isLarge = false) =>
  renderToStaticMarkup(createElement(Still, { file: one, isLarge, sizes: "9rem" }))
const shown = (one: StoredFile) => renderToStaticMarkup(createElement(Shown, { file: one, label: "The kitchen" }))

describe("a file of the gallery", () => {
  it("stands still by its copies, and by itself while there are none", () => {
    expect(still(file("jpg", "/small"))).toContain(' src="/small"')
    expect(still(file("jpg", "/small"), true)).toContain(' src="/small"')
    expect(still(file("jpg"), true)).toContain(' src="/files/kitchen.jpg"')
  })

  it("moves where it is a large animation, which its copies do not", () => {
    expect(still(file("GIF", "/small"), true)).toContain(' src="/files/kitchen.GIF"')
    expect(still(file("gif", "/small"))).toContain(' src="/small"')
  })

  it("stands still by a video's poster, which no video can be, however large", () => {
    expect(still(file("mp4", "/poster"), true)).toContain(' src="/poster"')
  })

  it("stands still by the video's first frame where there is no poster", () => {
    expect(still(file("MOV"))).toMatch(/<video src="\/files\/kitchen\.MOV#t=0\.1" preload="metadata"/u)
  })

  it("is played when it is a video, and not by itself", () => {
    expect(shown(file("mp4", "/poster"))).toMatch(/<video src="\/files\/kitchen\.mp4" poster="\/poster" controls=""/u)
    expect(shown(file("mp4"))).not.toMatch(/autoplay|poster/iu)
    expect(shown(file("jpg"))).toContain('<img src="/files/kitchen.jpg" alt="The kitchen"')
  })
})

it("shows videos in the gallery, lets them be saved, and puts those with a poster on cards", () => {
  const [photo, video, drawn, text] = [file("heic"), file("mp4"), file("mov", "/poster"), file("pdf")]
  const files = [photo, video, drawn, text]
  expect(galleryOf(files)).toEqual([photo, video, drawn])
  expect(documentsOf(files)).toEqual([video, drawn, text])
  expect(picturesOf(files)).toEqual([photo, drawn])
})
