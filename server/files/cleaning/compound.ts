/** Documents of the old Office, and objects inside of new ones: a file system in a file, cleaned in place. MS-CFB. */
import { readCompound, type Stream } from "./compound-file.ts"
import { cleanEmbeddedPictures } from "./embedded-pictures.ts"
import { cleanPackage, emptySummary } from "./old-office.ts"
import { cleanPresentation, cleanPresentationUser } from "./old-presentation.ts"
import { cleanWord } from "./old-word.ts"
import { cleanWorkbook } from "./old-workbook.ts"
import { uncleanable } from "./uncleanable.ts"

export { compoundSignature } from "./compound-file.ts"

/** Parts of documents that are locked, signed, or hold the names of all who worked on them. */
const refusedNames: ReadonlySet<string> = new Set([
  "EncryptedPackage",
  "EncryptionInfo",
  "_signatures",
  "_xmlsignatures",
  "Revision Log",
  "\u0009DRMContent",
])
const mainNames: ReadonlySet<string> = new Set(["WordDocument", "Workbook", "Book", "PowerPoint Document"])

const rules: Readonly<Record<string, (stream: Buffer) => void>> = {
  "\u0005SummaryInformation": emptySummary,
  "\u0005DocumentSummaryInformation": emptySummary,
  "\u0001Ole10Native": cleanPackage,
  Workbook: cleanWorkbook,
  Book: cleanWorkbook,
  "Current User": cleanPresentationUser,
  "PowerPoint Document": cleanPresentation,
}

const cleanWordIn = (streams: readonly Stream[]): void => {
  for (const main of streams.filter(({ name }) => name === "WordDocument")) {
    const tables = streams.filter(({ storage }) => storage === main.storage)
    const tableOf = (name: string): Stream | undefined => tables.find((one) => one.name === name)
    main.change((document) => cleanWord(document, (name, clean) => tableOf(name)?.change(clean)))
  }
}

/** `isPart`: an object inside of another document may be of any kind, an upload is a text, a table or a presentation. */
export const cleanCompound = (content: Buffer, isPart: boolean): void => {
  const compound = readCompound(content)
  if (compound.names.some((name) => refusedNames.has(name))) uncleanable("The document is protected or signed.")
  if (!isPart && !compound.names.some((name) => mainNames.has(name))) uncleanable("There is no document in it.")
  compound.forgetTimes()
  compound.zeroUnused()
  cleanWordIn(compound.streams)
  for (const stream of compound.streams) {
    const rule = Object.hasOwn(rules, stream.name) ? rules[stream.name] : undefined
    if (rule !== undefined) stream.change(rule)
    // Records of a workbook part its pictures: its own rule puts them together.
    if (stream.name !== "Workbook") stream.change(cleanEmbeddedPictures)
  }
}
