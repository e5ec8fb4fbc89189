/** A rule of the comparison: what an edit means for whoever is asked, and for whoever is told. */

/** The way that a value goes: a client is asked for it, or told it. */
export type Way = "asked" | "told"

/**
 * Breaking, on the wire or in generated code; a warning, after which clients go on, but not as before; a note that asks
 * nobody to do anything.
 */
export type Verdict = "wire" | "code" | "warning" | "note"

export type Level = "breaking" | "warning" | "note"

export interface Judgement {
  readonly verdict: Verdict
  readonly why: string
}

/** The judgement of an edit, each way. */
export type Rule = (way: Way) => Judgement

export type Edit = "added" | "removed" | "changed" | "narrowed" | "widened" | "renamed"

/** The rules of a field by the kind of edit, or why there is none. */
export type FieldRules = Readonly<Partial<Record<Edit, Rule>>> | { readonly waived: string }

export type ObjectRules = Readonly<Record<string, FieldRules>>

export const rule = (asked: Verdict, answered: Verdict, whyAsked: string, whyAnswered: string): Rule => {
  const [request, answer] = [
    { verdict: asked, why: whyAsked },
    { verdict: answered, why: whyAnswered },
  ]
  return (way) => (way === "asked" ? request : answer)
}

/** The same whichever way. */
export const always = (verdict: Verdict, why: string): Rule => rule(verdict, verdict, why, why)

export const waived = (reason: string): FieldRules => ({ waived: reason })

export const words = waived("Words for people: no client reads them.")

export const unseen = waived("A note of the contract's authors, where no client looks.")

/** A field whose object has rules of its own, which holds whatever could change in it. */
export const walked = (object: string): FieldRules => waived(`Compared by the rules of ${object}.`)

/** A keyword that lets fewer values through where it comes or narrows: asked for less is fine to be told. */
export const constraint = (what: string): FieldRules => ({
  added: rule("wire", "note", `Values that were taken break a new ${what}.`, "What is told keeps to more than before."),
  removed: rule("note", "wire", "Any value is taken.", `What is told may be outside the ${what} that clients rely on.`),
  narrowed: rule(
    "wire",
    "note",
    `Values that were taken are outside the ${what} now.`,
    `What is told is inside the old ${what}.`,
  ),
  widened: rule(
    "note",
    "wire",
    "More is taken than before.",
    `What is told may be outside the ${what} that clients know.`,
  ),
})

/** A constraint of which two forms can't be told apart by which lets more through. */
export const opaque = (what: string): FieldRules => ({
  added: rule(
    "wire",
    "note",
    `Values that were taken may break a new ${what}.`,
    "What is told keeps to more than before.",
  ),
  removed: rule("note", "wire", "Any value is taken.", `What is told may break the ${what} that clients rely on.`),
  changed: always("wire", `Nobody can tell whether another ${what} lets the same values through.`),
})

/** Coming, going and becoming something else mean the same. */
export const anyEdit = (verdict: Verdict, why: string) => ({
  added: always(verdict, why),
  removed: always(verdict, why),
  changed: always(verdict, why),
})

export const deprecation = (what: string) => ({
  added: always("warning", `The ${what} will go: whoever uses it has time to stop.`),
  removed: always("note", `The ${what} stays.`),
})
