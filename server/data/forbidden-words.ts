/** Words that nothing public may say, in the eleven languages; one that ends in `*` stands for all that begins so. */
import { seenLine } from "../../src/domain/graphemes.ts"
import type { LanguagePart } from "../../src/domain/languages.ts"
import { normalized } from "../../src/domain/marks.ts"

const words = {
  en: "fuck* motherfuck* shit shits shitty shithead* bullshit* bitch* cunt cunts asshole* whore whores nigger* faggot*",
  de: "scheiß* scheiss* arschloch* arschlöcher* fotze* hurensohn* hurensöhne* wichser* schlampe*",
  fr: "putain* merde merdes merdique* connard* connasse* salope* enculé* encule*",
  nl: "klootzak* kutwijf* godverdomme* hoerenzoon* hoerenjong*",
  it: "cazzo cazzi cazzat* stronz* vaffancul* puttan* merda merdos*",
  tr: "orospu* siktir* sikeyim* amcık*",
  sv: "fitta fittor* kuksugare* horunge*",
  pl: "kurw* chuj* pierdol* jeban* skurwysyn* pizd*",
  ru: "хуй* хуе* хуё* пизд* ебан* ёбан* ебать* ебуч* бляд* блять* сука суки мудак* мудил*",
  be: "пізд* курв* блядз* ябаць* ябану*",
  uk: "їбан* йобан* їбать* підарас* хуйн*",
} as const satisfies Readonly<Record<LanguagePart, string>>

const all = Object.values(words).flatMap((line) => line.split(" "))
const whole: ReadonlySet<string> = new Set(all.filter((word) => !word.endsWith("*")))
/** By their first letter: each word of a text is compared with few of them. */
const beginnings: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  all.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
  (word) => word.charAt(0),
)

/** Digits and signs that are read as letters between letters. */
const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
}

/** Letters that were drawn out, struck through or in disguise, as they are meant. */
const plain = (word: string): string =>
  word
    .replace(/\p{M}+/gu, "")
    .replace(/[013-5@$]/gu, (sign) => disguises[sign] ?? sign)
    .replace(/(\p{L})\1{2,}/gu, "$1")

/** Words have letters at both ends, and may have disguises between them. */
const wordPattern = /\p{L}(?:[\p{L}\p{M}013-5@$]*\p{L}\p{M}*)?/gu

const isForbidden = (word: string): boolean =>
  whole.has(word) || (beginnings.get(word.charAt(0))?.some((beginning) => word.startsWith(beginning)) ?? false)

/** Each word is looked at once, however often it is said. */
export const hasForbiddenWord = (text: string): boolean => {
  const words = normalized(seenLine(text), "NFKC").toLowerCase().match(wordPattern) ?? []
  return [...new Set(words)].some((word) => isForbidden(word) || isForbidden(plain(word)))
}
