/** Finds the secrets of a run in its log lines: all of them in one walk over each line, however many there are. */
import { looksSecret } from "../server/log-secrets.ts"
import type { Secret } from "./secrets.ts"

/** Shorter ones are words such as tests make up for what is refused; what a server makes has 20 characters and more. */
export const shortestSought = 8

/** As it is, as in an address or a form, as in JSON, and the part of a token that makes it one. */
export const spellings = (secret: string): readonly string[] => {
  const [, , signature = "", ...more] = secret.split(".")
  const all = [
    secret,
    encodeURIComponent(secret.toWellFormed()),
    new URLSearchParams({ "": secret }).toString().slice(1),
    JSON.stringify(secret).slice(1, -1),
    ...(more.length === 0 ? [signature] : []),
  ]
  return [...new Set(all)].filter(({ length }) => length >= shortestSought)
}

const bits = 22
const base = 0x01_00_01_93
const leaving = Array.from({ length: shortestSought }).reduce<number>((power) => Math.imul(power, base), 1)

/** A number of each run of eight characters, made from the number of the run before. */
const eachRun = (line: string, visit: (run: number, at: number) => void): void => {
  let run = 0
  for (let at = 0; at < line.length; at++) {
    run = Math.imul(run, base) + line.charCodeAt(at)
    if (at >= shortestSought) run -= Math.imul(leaving, line.charCodeAt(at - shortestSought))
    if (at >= shortestSought - 1) visit(run >>> (32 - bits), at - shortestSought + 1)
  }
}

export interface Leak {
  readonly line: string
  /** The kind of secret that the line holds; or that it only looks as if it did. */
  readonly kind: Secret["kind"] | "look"
}

/** Answers the first leak of a line, or null. Whatever begins as no secret does is passed over by its number alone. */
export const leakFinder = (secrets: readonly Secret[]): ((line: string) => Leak | null) => {
  const begins = new Uint8Array(2 ** bits)
  const sought = new Map<string, Map<string, Secret["kind"]>>()
  for (const { kind, value } of secrets)
    for (const spelling of spellings(value)) {
      const beginning = spelling.slice(0, shortestSought)
      eachRun(beginning, (run) => {
        begins[run] = 1
      })
      const alike = sought.get(beginning) ?? new Map<string, Secret["kind"]>()
      sought.set(beginning, alike.set(spelling, kind))
    }
  return (line) => {
    let found: Leak["kind"] | null = null
    eachRun(line, (run, at) => {
      if (found !== null || begins[run] === 0) return
      const alike = sought.get(line.slice(at, at + shortestSought)) ?? []
      for (const [spelling, kind] of alike) if (line.startsWith(spelling, at)) found = kind
    })
    found ??= looksSecret(line) ? "look" : null
    return found === null ? null : { line, kind: found }
  }
}
