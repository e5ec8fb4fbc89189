/** The audit trail as a file that spreadsheets open in their columns (RFC 4180, with Excel's habits). */
import type { ModerationAction } from "../../../domain/moderation-tasks.ts"

const columns = [
  "createdDate",
  "moderatorName",
  "action",
  "targetType",
  "targetKey",
  "reason",
  "note",
] as const satisfies readonly (keyof ModerationAction)[]

/** Spreadsheets take what begins like this for a formula and would carry it out, in Japanese editions by wide signs, too. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u

/** Excel takes a file without it for the machine's old code page. */
const byteOrderMark = "\uFEFF"

/** Excel parts columns by the list separator of its country, which is a semicolon where the comma parts decimals. */
const separatorOf = (locale: string): string => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? ";" : ","
}

const cell = (text: string | null): string => {
  const plain = text ?? ""
  return `"${(formula.test(plain) ? `'${plain}` : plain).replaceAll('"', '""')}"`
}

export const trailCsv = (actions: readonly ModerationAction[], locale: string): string => {
  const separator = separatorOf(locale)
  const lines = [columns.map(cell), ...actions.map((action) => columns.map((name) => cell(action[name])))]
  return byteOrderMark + lines.map((line) => `${line.join(separator)}\r\n`).join("")
}
