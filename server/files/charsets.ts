/** Detects in which charset a plain text is written: Unicode by its own rules, older ones by a detector. Spec §5. */
import { analyse } from "chardet"

/** Charsets of the languages that people here write in, by the names of WHATWG's Encoding Standard. */
const older: Readonly<Record<string, string>> = {
  "ISO-8859-1": "windows-1252",
  "windows-1252": "windows-1252",
  "ISO-8859-2": "iso-8859-2",
  "windows-1250": "windows-1250",
  "ISO-8859-5": "iso-8859-5",
  "windows-1251": "windows-1251",
  "KOI8-R": "koi8-r",
  "ISO-8859-9": "windows-1254",
  "windows-1254": "windows-1254",
}

// oxlint-disable-next-line no-control-regex -- these very characters are what text hasn't
const noText = /[\u0000-\u0008\u000E-\u001F\u007F\u0080-\u009F\uFFFE\uFFFF]/u

const isTextIn = (charset: string, sample: Uint8Array, isWhole: boolean): boolean => {
  try {
    return !noText.test(new TextDecoder(charset, { fatal: true }).decode(sample, { stream: !isWhole }))
  } catch {
    return false
  }
}

/** Notepad's "Unicode" begins with a mark; without one every second byte of most texts is zero. */
const wideOf = (sample: Uint8Array): string | null => {
  const [first, second] = sample
  if (first === 0xff && second === 0xfe) return "utf-16le"
  if (first === 0xfe && second === 0xff) return "utf-16be"
  const zerosAt = (parity: number): number => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const most = sample.length / 4
  if (zerosAt(1) > most && zerosAt(0) === 0) return "utf-16le"
  return zerosAt(0) > most && zerosAt(1) === 0 ? "utf-16be" : null
}

const detected = (sample: Uint8Array): string | null => {
  for (const { name } of analyse(sample)) if (Object.hasOwn(older, name)) return older[name] ?? null
  return null
}

/** The charset of a text's beginning, or of all of it; null for what is no text. */
export const textCharset = (sample: Uint8Array, isWhole: boolean): string | null => {
  const wide = wideOf(sample)
  if (wide !== null) return isTextIn(wide, sample, isWhole) ? wide : null
  if (isTextIn("utf-8", sample, isWhole)) return "utf-8"
  // A zero is in no text of one byte a letter.
  if (sample.includes(0)) return null
  const charset = detected(sample)
  return charset !== null && isTextIn(charset, sample, isWhole) ? charset : null
}
