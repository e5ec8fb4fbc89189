/** Texts of a log as they may be shown: a log is somebody else's, and could speak to a terminal or turn what stands beside it. */

/** Controls of terminals, and signs that turn the direction of a text or can't be seen; ends of lines are none here. */
const unprintable = /(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu

const escaped = (sign: string): string =>
  [...Array(sign.length).keys()].map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`).join("")

/** Each sign that is not seen as itself is written as JSON would write it; ends of lines stay. */
export const printableLines = (text: string): string => text.replace(unprintable, escaped)

/** The same, and a line stays one line. */
export const printable = (line: string): string => printableLines(line.replaceAll("\n", "\\n"))
