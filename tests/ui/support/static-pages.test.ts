/** Every text of the static pages is on its page, once, and every part of a page has an anchor of its own. */
import { describe, expect, it } from "vitest"
import pages from "../../../src/ui/i18n/messages/en/pages.json" with { type: "json" }
import { customerQuestions, executantQuestions, lastChanged, limitsNamed } from "../../../src/domain/static-pages.ts"
import type { lastingKeys } from "../../../src/platform/lasting-keys.ts"
import type { MessageId } from "../../../src/ui/i18n/messages.ts"
import { aboutSections, privacySections, termsSections, type Section } from "../../../src/ui/screens/support/pages.ts"

const questions = [...customerQuestions, ...executantQuestions]
const textsOf = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap(({ title, text, points = [], after }) => [
    title,
    ...text,
    ...points,
    ...(after === undefined ? [] : [after]),
  ])

const idsOf = (page: string): readonly string[] => Object.keys(pages).filter((id) => id.startsWith(`pages.${page}.`))
const head = (page: string): readonly string[] => [`pages.${page}.title`, `pages.${page}.lead`]

/** The text that tells of each key that outlives sign-outs: a new one does not compile before it is told of. */
const toldBy: Readonly<Record<keyof typeof lastingKeys, MessageId>> = {
  language: "pages.privacy.device.settings",
  shortcuts: "pages.privacy.device.settings",
  updatePutOff: "pages.privacy.device.settings",
  installation: "pages.privacy.device.settings",
}

describe("the static pages", () => {
  it.each([
    ["privacy", privacySections],
    ["terms", termsSections],
  ])("show each text of %s once", (page, sections) => {
    expect([...head(page), ...textsOf(sections)].toSorted()).toEqual(idsOf(page).toSorted())
  })

  it("show each text about the marketplace once, beside its numbers", () => {
    const numbers = idsOf("about").filter((id) => id.startsWith("pages.about.numbers"))
    expect([...head("about"), ...numbers, ...textsOf(aboutSections)].toSorted()).toEqual(idsOf("about").toSorted())
  })

  it("answer each question, as many for either side", () => {
    const around = [...head("faq"), "customers", "executants", "more", "more.text"].map((id) =>
      id.startsWith("pages.") ? id : `pages.faq.${id}`,
    )
    const asked = questions.flatMap((question) => [`pages.faq.${question}`, `pages.faq.${question}.answer`])
    expect([...around, ...asked].toSorted()).toEqual(idsOf("faq").toSorted())
    expect(customerQuestions).toHaveLength(12)
    expect(executantQuestions).toHaveLength(12)
  })

  it.each([
    ["privacy", privacySections.map(({ id }) => id)],
    ["terms", termsSections.map(({ id }) => id)],
    ["about", aboutSections.map(({ id }) => id)],
    ["faq", ["customers", "executants", "more", ...questions]],
  ])("give each part of %s an anchor of its own, which the frame does not have", (_, ids) => {
    expect(new Set([...ids, "app", "content", "page-title"]).size).toBe(ids.length + 3)
  })

  it("tell of everything that stays on the device when somebody signs out", () => {
    expect(textsOf(privacySections)).toEqual(expect.arrayContaining(Object.values(toldBy)))
  })

  it("name whole numbers, and a day that there was", () => {
    expect(Object.values(limitsNamed).filter((limit) => !Number.isInteger(limit) || limit < 1)).toEqual([])
    expect(new Date(lastChanged).toISOString()).toContain(lastChanged)
  })
})
