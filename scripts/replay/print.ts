/** Lines and JSON as they may reach a terminal: a log is somebody else's text, and could speak to the terminal itself. */

/** Controls of terminals, and signs that turn the direction of a text or can't be seen; ends of lines are none here. */
const unprintable = /(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu

const escaped = (sign: string): string =>
  [...Array(sign.length).keys()].map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`).join("")

/** Each sign that a terminal would obey is written as JSON would write it; a line stays one line. */
export const printable = (line: string): string => line.replaceAll("\n", "\\n").replace(unprintable, escaped)

export const printLines = (lines: readonly string[]): void => {
  for (const line of lines) console.log(printable(line))
}

/** Still JSON, as such signs stand in its texts alone; its own ends of lines stay. */
export const printJson = (text: string): void => console.log(text.replace(unprintable, escaped))
