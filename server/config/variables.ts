/** Reads the environment's variables, and collects a sentence for each that says what it may not. */
import { isIP } from "node:net"
import { flagNames, type FlagName, type Flags } from "../../src/domain/flags.ts"
import { meantBy } from "./meant.ts"

export type Environment = Readonly<Record<string, string | undefined>>

/** Such as 10.0.0.1 or 10.0.0.0/8. */
const isNet = (text: string): boolean => {
  const [, address = "", bits = "0"] = /^([^/]+)(?:\/(\d+))?$/u.exec(text) ?? []
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
}

/**
 * Answers what a text must be beside what it is to be an address of one of these protocols; null if it is one. The host
 * of one of the web is plain: a URL keeps signs in it that would end a directive of the content security policy, such
 * as `;`.
 */
export const addressProblem = (text: string, protocols: readonly string[]): string | null => {
  const { protocol, hostname } = URL.canParse(text) ? new URL(text) : { protocol: "", hostname: "" }
  if (!protocols.includes(protocol))
    return `an address that starts with ${protocols.map((one) => (one === "mailto:" ? one : `${one}//`)).join(" or ")}`
  const isPlain = !protocol.startsWith("http") || /^(?:[\w.-]+|\[[\da-f:.]+\])$/iu.test(hostname)
  return isPlain ? null : "an address whose host has only letters, digits, dots and hyphens"
}

/** An address that paths are appended to. */
export const withoutSlash = (address: string): string => address.replace(/(?<!\/)\/+$/u, "")

/** A value as it may be shown: without credentials before a host and without a query, which may hold a key. */
const shown = (value: string): string => {
  const at = value.lastIndexOf("@")
  const named = value.slice(0, Math.max(at, 0)).includes(":") ? `…${value.slice(at)}` : value
  const query = named.indexOf("?")
  return query < 0 ? named : `${named.slice(0, query)}?…`
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text)

/** Reads variables, and collects a sentence for each that says something it may not. */
export const readVariables = (environment: Environment) => {
  const problems: string[] = []
  const asked = new Set<string>()
  const text = (name: string): string | undefined => {
    asked.add(name)
    const value = environment[name]?.trim()
    return value === "" ? undefined : value
  }
  const refuse = (name: string, allowed: string): void => {
    problems.push(`${name} is "${shown(text(name) ?? "")}", but it must be ${allowed}.`)
  }
  const whole = (name: string, fallback: number, most: number): number => {
    const value = text(name)
    if (value === undefined) return fallback
    if (/^\d+$/u.test(value) && Number(value) <= most) return Number(value)
    refuse(name, `a whole number from 0 to ${most}`)
    return fallback
  }
  const oneOf = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value => {
    const value = text(name)
    if (value === undefined) return fallback
    if (isOneOf(values, value)) return value
    refuse(name, `one of ${values.join(", ")}`)
    return fallback
  }
  const url = (name: string, protocols: readonly string[]): string | undefined => {
    const value = text(name)
    if (value === undefined) return undefined
    const problem = addressProblem(value, protocols)
    if (problem === null) return value
    refuse(name, problem)
    return undefined
  }
  const flags = (name: string, usual: Flags): Flags => {
    const given = (text(name) ?? "").split(",").map((part) => part.trim().split("="))
    const overrides: Partial<Record<FlagName, boolean>> = {}
    for (const [flag = "", state = ""] of given) {
      if (flag === "" && state === "") continue
      if (!isOneOf(flagNames, flag) || !isOneOf(["on", "off"], state))
        refuse(name, `a list like testing=on,chat=off of the flags ${flagNames.join(", ")}`)
      else overrides[flag] = state === "on"
    }
    return { ...usual, ...overrides }
  }
  const nets = (name: string): readonly string[] => {
    const given =
      text(name)
        ?.split(",")
        .map((part) => part.trim()) ?? []
    if (given.every(isNet)) return given
    refuse(name, "a list of addresses and nets like 127.0.0.1,10.0.0.0/8")
    return []
  }
  /** Refuses variables that nobody asks for, where one is meant that was asked for and is not set. */
  const refuseMisspelt = (): void => {
    const unset = [...asked].filter((name) => text(name) === undefined)
    for (const name of Object.keys(environment)) {
      const meant = asked.has(name) ? undefined : meantBy(name, unset)
      if (meant !== undefined)
        problems.push(`There is no variable ${name}: ${meant} is meant, or another name is needed.`)
    }
  }
  return { problems, text, whole, oneOf, url, flags, nets, refuse, refuseMisspelt }
}

export type Variables = ReturnType<typeof readVariables>
