/** Lines and JSON as they may reach a terminal. */
import { printable, printableLines } from "../../src/log/printable.ts"

export const printLines = (lines: readonly string[]): void => {
  for (const line of lines) console.log(printable(line))
}

/** Still JSON, as such signs stand in its texts alone; its own ends of lines stay. */
export const printJson = (text: string): void => console.log(printableLines(text))
