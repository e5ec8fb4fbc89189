/** Every category has its drawing, which is safe to show as a file. */
import { describe, expect, it } from "vitest"
import { categoryPictureFiles, categoryPicturesPath } from "../../scripts/build/category-pictures.mjs"
import { classificator } from "../../server/data/classificator.ts"
import { drawingOf } from "../../src/domain/category-drawings.ts"

describe("the categories' pictures", () => {
  it("are there for each icon that the classificator names, and for each listing", () => {
    const drawn = categoryPictureFiles.map(({ path }) => `/${path}`)
    const keys = Array.from({ length: 200 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`)
    const named = classificator.flatMap(({ icon }) =>
      keys.map((key) => `${categoryPicturesPath}/${icon}-${drawingOf(key)}.svg`),
    )
    expect(new Set(drawn)).toEqual(new Set(named))
  })

  it("differ within a category", () => {
    const drawn = categoryPictureFiles.map(({ contents }) => Buffer.from(contents).toString())
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it("hold shapes alone: neither scripts, nor styles that a content policy forbids, nor links", () => {
    for (const { path, contents } of categoryPictureFiles)
      expect(Buffer.from(contents).toString(), path).not.toMatch(
        /<(?!\/?(?:svg|g|rect|circle|ellipse|path|defs|linearGradient|stop)\b)|\sstyle=|href=/u,
      )
  })
})
