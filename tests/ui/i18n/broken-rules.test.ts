/** A form's errors name the field and what to do, in words of their own. experience: Words. */
import { createIntl } from "react-intl"
import { describe, expect, it } from "vitest"
import type { MessageId } from "../../../src/ui/i18n/messages.ts"
import applications from "../../../src/ui/i18n/messages/en/applications.json" with { type: "json" }
import core from "../../../src/ui/i18n/messages/en/core.json" with { type: "json" }
import ownListings from "../../../src/ui/i18n/messages/en/own-listings.json" with { type: "json" }
import profiles from "../../../src/ui/i18n/messages/en/profiles.json" with { type: "json" }
import refusals from "../../../src/ui/i18n/messages/en/refusals.json" with { type: "json" }
import support from "../../../src/ui/i18n/messages/en/support.json" with { type: "json" }
import { momentText } from "../../../src/ui/i18n/format.tsx"
import { ruleText, type Bounds } from "../../../src/ui/i18n/broken-rules.ts"
import { dealBounds } from "../../../src/ui/screens/applications/use-deal-form.ts"
import { boundsOf, listingLabels } from "../../../src/ui/screens/listings/form/listing-form.ts"
import { executantBounds, executantLabels } from "../../../src/ui/screens/profiles/executant-form.ts"
import { supportBounds, supportLabels } from "../../../src/ui/screens/support/support-form.ts"

const intl = createIntl({
  locale: "en",
  messages: { ...core, ...ownListings, ...applications, ...profiles, ...refusals, ...support } as unknown as Record<
    MessageId,
    string
  >,
  onError: (error) => {
    throw error // an argument that a text needs and is not given
  },
})

interface Form {
  readonly labels: Readonly<Record<string, MessageId>>
  readonly bounds: Readonly<Record<string, Bounds | undefined>>
}

const forms: Readonly<Record<string, Form>> = {
  order: { labels: listingLabels, bounds: boundsOf },
  executant: { labels: executantLabels, bounds: executantBounds },
  support: { labels: supportLabels, bounds: supportBounds },
  deal: { labels: { description: "applications.deal.description" }, bounds: dealBounds },
}

const rules = Object.keys(core)
  .filter((id) => id.startsWith("core.rule."))
  .map((id) => id.slice("core.rule.".length))

const sentences = ({ labels, bounds }: Form, rule: string): readonly string[] =>
  Object.entries(labels).map(([name, label]) => ruleText(intl, label, rule, bounds[name]))

describe.each(Object.keys(forms))("the form of a new %s", (name) => {
  const form = forms[name] ?? { labels: {}, bounds: {} }

  it.each(rules)("says what to do about %s", (rule) => {
    for (const sentence of sentences(form, rule)) expect(sentence).toMatch(/^\p{Lu}.{10,}\.$/u)
  })

  it("never says the same of two empty fields", () => {
    const said = sentences(form, "required")
    expect(new Set(said).size).toBe(said.length)
  })
})

describe("a sentence about a field", () => {
  it("tells how to mend it", () => {
    const { name } = executantLabels
    expect(ruleText(intl, name, "required", executantBounds.name)).toBe("Write a name of at least two letters.")
    expect(ruleText(intl, name, "minLength", executantBounds.name)).toBe("Write a name of at least two letters.")
    expect(ruleText(intl, listingLabels.categoryKey, "required")).toBe("Choose a category.")
  })

  it("is there for a rule of a newer server, too", () => {
    expect(ruleText(intl, listingLabels.name, "notYetKnown")).toBe("Check the marked fields.")
  })
})

describe("a moment", () => {
  const now = Date.parse("2026-03-02T10:00:00.000Z")
  it.each([
    ["2026-03-02T09:59:30.000Z", "just now"],
    ["2026-03-02T10:00:30.000Z", "just now"], // the two clocks may differ
    ["2026-03-02T09:59:00.000Z", "1 minute ago"],
    ["2026-03-02T07:00:00.000Z", "3 hours ago"],
  ])("%s is %s", (at, text) => expect(momentText(intl, at, now)).toBe(text))
})
