/** Finds what of a text is new, word by word in any language, for the two sides of a moderator's comparison. */
import { diffArrays } from "diff"

export interface TextPart {
  readonly text: string
  readonly isChanged: boolean
  readonly at: number // where it begins in its side
}

export interface TextSides {
  readonly before: readonly TextPart[]
  readonly after: readonly TextPart[]
}

/** Beyond so many changed words one text takes the other's place, and to look for what is left would take seconds. */
const mostEdits = 400

/** The text's own language is not known; words stand apart by the rules that all of ours share. */
const wordsOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: "word" }).segment(text), ({ segment }) => segment)

const side = (parts: readonly { readonly text: string; readonly isChanged: boolean }[]): readonly TextPart[] => {
  let at = 0
  return parts.flatMap((part) => {
    const placed = { ...part, at }
    at += part.text.length
    return part.text === "" ? [] : [placed]
  })
}

export const textSides = (before: string, after: string): TextSides => {
  const found = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostEdits })
  if (found === undefined)
    return { before: side([{ text: before, isChanged: true }]), after: side([{ text: after, isChanged: true }]) }
  const parts = found.map(({ value, added, removed }) => ({ text: value.join(""), added, removed }))
  return {
    before: side(parts.filter(({ added }) => !added).map(({ text, removed }) => ({ text, isChanged: removed }))),
    after: side(parts.filter(({ removed }) => !removed).map(({ text, added }) => ({ text, isChanged: added }))),
  }
}
