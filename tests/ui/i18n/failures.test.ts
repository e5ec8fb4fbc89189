/** The words of a failure: a file that can't be cleaned is told apart from one that is not accepted. */
import { describe, expect, it } from "vitest"
import type { Failure } from "../../../src/domain/failures.ts"
import type { FileExtension } from "../../../src/domain/files.ts"
import { languages } from "../../../src/domain/languages.ts"
import { failureText } from "../../../src/ui/i18n/failures.ts"
import { intlIn } from "../../said.ts"
import { englishIn } from "../english.ts"
import messages from "../../../src/ui/i18n/messages/en/refusals.json" with { type: "json" }

const intl = englishIn("en")

it("says why a file can't be sent whose personal details stay in it", () => {
  const refusal = (details: Record<string, boolean>): Failure => ({
    _tag: "Refused",
    reason: "InvalidFileFormatException",
    errors: {},
    details,
    traceId: null,
  })
  expect(failureText(intl, refusal({ uncleanable: true }))).toBe(messages["refusals.error_UncleanableFile"])
  expect(failureText(intl, refusal({}))).toBe(messages["refusals.error_InvalidFileFormatException"])
})

/** Readers know their documents by the program, and pictures by the ending that most of them have. */
const saidAs: Readonly<Record<FileExtension, string>> = {
  png: "PNG",
  jpg: "JPG",
  jpeg: "JPG",
  gif: "GIF",
  heic: "HEIC",
  pdf: "PDF",
  txt: "TXT",
  doc: "Office",
  docx: "Office",
  xls: "Office",
  xlsx: "Office",
  ppt: "Office",
  pptx: "Office",
  mp4: "MP4",
  mov: "MOV",
}

describe("a file that is not accepted", () => {
  it.each(languages)("hears in %s which kinds of files are", (language) => {
    const said = intlIn(language, ["refusals"]).formatMessage({ id: "refusals.error_InvalidFileFormatException" })
    const named = said.match(/[A-Z][A-Z\d]{2,}|Office/gu) ?? []
    expect(named.toSorted()).toEqual([...new Set(Object.values(saidAs))].toSorted())
  })
})
