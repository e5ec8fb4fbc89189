/** The number of a deal as text, the same in every language, as people quote it to each other. */

/** Writes digits in groups of three with no-break spaces: "1 024". */
export const dealNumberText = (number: number): string => {
  const digits = String(number)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3).match(/.{3}/gu) ?? []
  return groups.join("\u00A0").trimStart()
}
