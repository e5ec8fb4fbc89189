/** Single characters as people see them, sorted by what the rules for texts think of them. Spec §5. */
import * as fc from "fast-check"

/** Letters of many scripts: with marks, of more than one unit, from right to left. */
export const letters = [
  "a",
  "Z",
  "ß",
  "ł",
  "é",
  "e\u0301",
  "a\u0308\u0323",
  "Ж",
  "ї",
  "ş",
  "א",
  "ب",
  "न",
  "क्षि",
  "漢",
  "𝒜",
  "가",
]

export const digits = ["0", "7", "٣"]

/** The twelve that spec §5 forbids, and the double quote. */
export const forbidden = ["@", "%", "&", "*", "=", "+", "\\", ";", ":", "<", ">", "/", "`", '"']

/** Pictures, with skins, genders and joiners; flags; keycaps. */
export const emoji = ["🙂", "👍🏽", "👩‍👩‍👧‍👦", "❤️", "🇺🇦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "©"]

/** Neither letters nor forbidden. */
export const plainSigns = ["-", "'", ".", ",", "(", ")", "#", "№", "€", "…"]

/** Cannot be seen: controls, direction marks, zero widths. */
export const invisible = ["\u0000", "\u0007", "\u200B", "\u200F", "\u202E", "\u2066", "\uFEFF", "\u00AD"]

/** Nobody sees any of these where they stand without a letter: also fillers, selectors, tags and marks. */
export const unseenSigns = [
  ...invisible,
  ...["\u034F", "\u0301", "\u0316", "\u20E3", "\u115F", "\u1160", "\u17B4", "\u180E", "\u200D", "\u2060"],
  ...["\u2800", "\u3164", "\uFE0E", "\uFE0F", "\uFFA0", "\uFFFC", "\u{13441}", "\u{E0061}", "\u{E0100}", "\uE000"],
]

export const spaces = [" ", "\t", "\n", "\r\n", "\u00A0", "\u2003", "\u3000"]

export const textOf = (
  characters: readonly string[],
  length: { readonly minLength?: number; readonly maxLength: number },
) => fc.array(fc.constantFrom(...characters), { size: "max", ...length })

/** Anything a person could send, and what nobody would. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  textOf([...letters, ...digits, ...forbidden, ...emoji, ...plainSigns, ...invisible, ...spaces], {
    maxLength: 40,
  }).map((characters) => characters.join("")),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ unit: "grapheme", maxLength: 300, size: "max" }),
)
