/** Text within XML and HTML. */

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Answers text that may stand in XML and HTML, within an attribute, too; signs that XML knows none of are left out. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[&<>"]/gu, (sign) => signs[sign] ?? "")
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
