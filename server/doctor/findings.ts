/** Findings of the doctor: each is one line of what was looked at, how it is, and what to do. */

export interface Finding {
  readonly about: string
  readonly verdict: "ok" | "warning" | "fails"
  readonly says: string
}

const findingOf =
  (verdict: Finding["verdict"]) =>
  (about: string, says: string): Finding => ({ about, verdict, says })

export const ok = findingOf("ok")
/** The server runs, but an operator will wish to have known. */
export const warning = findingOf("warning")
/** The server does not start, or people lose something. */
export const fails = findingOf("fails")

const verdictWidth = "warning".length + 2

const inOneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ")

/** One line a finding: a text of several lines becomes one. */
export const reportOf = (findings: readonly Finding[]): string =>
  findings.map(({ about, verdict, says }) => `${verdict.padEnd(verdictWidth)}${about}: ${inOneLine(says)}`).join("\n")
