/**
 * The words that go to all nodes about new rows of the outbox: ids, each followed by its account's number, which is negative. So a
 * node reads only rows for accounts that are connected to it, and one of a release that knows ids alone finds no such rows.
 */

/** NOTIFY payloads must be under 8,000 bytes. */
const maxPayloadBytes = 7_900

/** Of a key's 128 bits, as many as a JSON number holds exactly: two accounts with the same number cost a read in vain. */
const numberDigits = 12

/** A whole number from 1 on, of an account's key. */
export const accountNumber = (accountKey: string): number =>
  Number.parseInt(accountKey.replaceAll("-", "").slice(0, numberDigits), 16) + 1

interface Written {
  readonly id: number
  readonly account_key: string
}

/** JSON arrays, each small enough for a NOTIFY. */
export const payloadsOf = (rows: readonly Written[]): readonly string[] => {
  const payloads: string[] = []
  let part = ""
  for (const { id, account_key } of rows) {
    const said = `${id},-${accountNumber(account_key)}`
    const longer = part === "" ? said : `${part},${said}`
    if (longer.length + 2 > maxPayloadBytes) {
      payloads.push(`[${part}]`)
      part = said
    } else part = longer
  }
  return part === "" ? payloads : [...payloads, `[${part}]`]
}

interface Announced {
  readonly id: number
  /** The number of its account; null from a node of a release that says ids alone. */
  readonly account: number | null
}

/** @throws TypeError for what is no list of whole numbers, or JSON's own error */
export const announcedIn = (payload: string): readonly Announced[] => {
  const value: unknown = JSON.parse(payload)
  if (!Array.isArray(value) || !value.every((one): one is number => Number.isSafeInteger(one)))
    throw new TypeError("This is no list of ids.")
  return value.flatMap((id, at) => {
    if (id < 0) return []
    const next = value[at + 1] ?? 0
    return [{ id, account: next < 0 ? -next : null }]
  })
}
