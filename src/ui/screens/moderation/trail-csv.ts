/** The audit trail as a file for spreadsheets (RFC 4180). D95. */
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

/** Spreadsheets take what begins like this for a formula and would carry it out. */
const formula = /^[=+\-@\t\r]/u

const cell = (text: string | null): string => {
  const plain = text ?? ""
  return `"${(formula.test(plain) ? `'${plain}` : plain).replaceAll('"', '""')}"`
}

export const trailCsv = (actions: readonly ModerationAction[]): string =>
  [columns.map(cell), ...actions.map((action) => columns.map((name) => cell(action[name])))]
    .map((line) => `${line.join(",")}\r\n`)
    .join("")
