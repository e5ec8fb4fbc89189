/** Sees to it that dates and numbers can be said in a language before its texts are shown. experience: Languages and numbers. */

const isKnown = (language: string): boolean => Intl.DateTimeFormat.supportedLocalesOf(language).length > 0

let belarusian: Promise<void> | null = null

/** Chromium has no formats for Belarusian; every browser has those of the other languages. */
export const loadFormats = async (language: string): Promise<void> => {
  if (language !== "be" || isKnown("be")) return
  belarusian ??= import("./belarusian.ts").then(({ teachBelarusian }) => teachBelarusian(Intl))
  belarusian.catch(() => (belarusian = null))
  await belarusian
}
