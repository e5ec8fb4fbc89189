/** Every category has its drawing, which is safe to show as a file. E280. */
import { describe, expect, it } from "vitest"
import { categoryPictureFiles, categoryPicturesPath } from "../../scripts/category-pictures.mjs"
import { classificator } from "../../server/data/classificator.ts"

describe("the categories' pictures", () => {
  it("are one for each icon that the classificator names", () => {
    const drawn = categoryPictureFiles.map(({ path }) => `/${path}`)
    const named = new Set(classificator.map(({ icon }) => `${categoryPicturesPath}/${icon}.svg`))
    expect(new Set(drawn)).toEqual(named)
  })

  it("hold shapes alone: neither scripts, nor styles that a content policy forbids, nor links", () => {
    for (const { path, contents } of categoryPictureFiles)
      expect(Buffer.from(contents).toString(), path).not.toMatch(
        /<(?!\/?(?:svg|g|rect|circle|ellipse|path|defs|linearGradient|stop)\b)|\sstyle=|href=/u,
      )
  })
})
