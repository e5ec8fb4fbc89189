/** Short names of states: equal ones have equal names, in whichever order their parts came. architecture: Replay. */
import { blake3 } from "@noble/hashes/blake3.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import { isRecord } from "../domain/json.ts"

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0

/** JSON with sorted keys, so that equal states are equal texts. */
export const orderedJson = (state: unknown): string =>
  JSON.stringify(
    state,
    (_, value: unknown) =>
      isRecord(value) && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted(byName)) : value,
    2,
  )

const hashLength = 16

export const hashOf = (state: unknown): string =>
  bytesToHex(blake3(new TextEncoder().encode(orderedJson(state)))).slice(0, hashLength)
