/** A moment among facts begins with a capital letter as its neighbours do, and within a sentence with a small one. */
import { glob, readFile } from "node:fs/promises"
import { createIntl } from "react-intl"
import { expect, it } from "vitest"
import { standingAlone } from "../../../src/ui/i18n/format.tsx"

it.each([
  ["en", "yesterday", "Yesterday"],
  ["en", "25 minutes ago", "25 minutes ago"],
  ["de", "übermorgen", "Übermorgen"],
  ["tr", "iki gün önce", "İki gün önce"],
  ["en", "", ""],
])("in %s “%s” is “%s” by itself", (locale, text, alone) =>
  expect(standingAlone(createIntl({ locale, onError: () => undefined }), text)).toBe(alone),
)

it("is said so wherever it is not put into a sentence", async () => {
  const root = new URL("../../../src/ui/", import.meta.url)
  const wrong: string[] = []
  let count = 0
  for await (const path of glob("**/*.tsx", { cwd: root })) {
    const source = await readFile(new URL(path, root), "utf8")
    for (const { 0: moment, index } of source.matchAll(/<Moment\b[^>]*\sat=[^>]*\/>/gu)) {
      count += 1
      const isInSentence = /(?:when|until)(?::| =) $/u.test(source.slice(0, index))
      if (isInSentence === /\salone\s/u.test(moment)) wrong.push(`${path}: ${moment}`)
    }
  }
  expect(count).toBeGreaterThan(15)
  expect(wrong).toEqual([])
})
