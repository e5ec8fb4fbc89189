/** Says which call of a new contract is which of the old one. */
import type { Call } from "./calls.ts"

/** One of the two is absent where the call is new, or gone. */
export type Paired = readonly (readonly [old: Call | undefined, now: Call | undefined])[]

/** Pairs calls by their method and path; those that are left, by their id. */
export const paired = (old: readonly Call[], now: readonly Call[]): Paired => {
  const byKey = new Map(old.map((call) => [call.key, call]))
  const left = old.filter(({ key }) => !now.some((call) => call.key === key))
  const idOf = ({ operation }: Call) => operation["operationId"]
  const moved = (call: Call) => left.find((one) => idOf(one) !== undefined && idOf(one) === idOf(call))
  const pairs = now.map((call) => [byKey.get(call.key) ?? moved(call), call] as const)
  const taken = new Set(pairs.map(([one]) => one))
  return [...pairs, ...left.filter((one) => !taken.has(one)).map((one) => [one, undefined] as const)]
}
