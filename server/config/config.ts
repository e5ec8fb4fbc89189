/** What the environment may tell the server, read once at its start. D90, D106–D108. */
import { isIP } from "node:net"
import { resolve } from "node:path"
import { feedbackReveals, type FeedbackReveal } from "../../src/domain/feedback.ts"
import { readStorage, type StorageConfig } from "./storage.ts"
import { readGoogle, type GoogleConfig } from "./google.ts"
import { readOutside, type IntegrationsConfig } from "./integrations.ts"
import { readPush, type PushConfig } from "./push.ts"
import { defaultFlags, flagNames, type FlagName, type Flags } from "../../src/domain/flags.ts"

export const moderationModes = ["auto", "manual", "off"] as const
export type ModerationMode = (typeof moderationModes)[number]

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const
export type LogLevel = (typeof logLevels)[number]

/** Who signs people in: this server itself, or somebody else. */
export type IssuerConfig =
  | { readonly kind: "embedded"; readonly issuer: string; readonly clientId: string }
  | { readonly kind: "external"; readonly issuer: string; readonly clientId: string; readonly jwksUrl: string | null }

export interface Config {
  readonly port: number
  /** The address it listens on: all of the machine's, or only its own (E205). */
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined // undefined: the embedded database in dataDir
  readonly publicUrl: string // without a slash at its end
  /** Addresses and nets of proxies that say whom they ask for (E148). */
  readonly trustedProxies: readonly string[]
  readonly moderation: { readonly mode: ModerationMode; readonly delayMs: number }
  /** When the sides of a deal see what the other has written (D66). */
  readonly feedbackReveal: FeedbackReveal
  readonly issuer: IssuerConfig
  /** Whose tokens the embedded sign-in takes as well; null: nobody's. */
  readonly google: GoogleConfig | null
  /** Whether nobody but this machine can ask: the embedded database, and localhost both as address and to listen on. */
  readonly isLocal: boolean
  /** Whether an empty database is filled with the demo: never where somebody else signs people in (E168). */
  readonly demo: boolean
  readonly flags: Flags
  readonly outside: IntegrationsConfig
  readonly push: PushConfig
  /** A bucket for files; null: the data directory. */
  readonly storage: StorageConfig | null
  readonly logLevel: LogLevel
}

type Environment = Readonly<Record<string, string | undefined>>

const embeddedClientId = "marketplace-web"
const largestPort = 65_535
const longestDelayMs = 24 * 60 * 60 * 1000

/** Such as 10.0.0.1 or 10.0.0.0/8. */
const isNet = (text: string): boolean => {
  const [, address = "", bits = "0"] = /^([^/]+)(?:\/(\d+))?$/u.exec(text) ?? []
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text)

/** Reads variables, and collects a sentence for each that says something it may not. */
const reader = (environment: Environment) => {
  const problems: string[] = []
  const text = (name: string): string | undefined => {
    const value = environment[name]?.trim()
    return value === "" ? undefined : value
  }
  const refuse = (name: string, allowed: string): void => {
    problems.push(`${name} is "${text(name) ?? ""}", but it must be ${allowed}.`)
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
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
    refuse(name, `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`)
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
  return { problems, text, whole, oneOf, url, flags, nets, refuse }
}

/** Whether a host name or address leads nowhere but to the machine itself. */
const isLocalHost = (host: string): boolean => {
  const isLoopback = host === "[::1]" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."))
  return isLoopback || host === "localhost" || host.endsWith(".localhost")
}

/** Every interface of the machine, with IPv6 and IPv4. */
const allInterfaces = "::"

/** Where to listen: what is meant for this machine alone is not there for others, unless they are let in by name (E205). */
const hostOf = ({ text, refuse }: Pick<ReturnType<typeof reader>, "text" | "refuse">, isForItself: boolean): string => {
  const usual = isForItself ? "localhost" : allInterfaces
  const host = text("HOST") ?? usual
  if (host === "localhost" || isIP(host) !== 0) return host
  refuse("HOST", "localhost or an IP address of this machine, such as 0.0.0.0 or :: for all of them")
  return usual
}

/** What needs an engine is off without it, unless it is turned on by name (D111). */
const usualFlags = ({ translator }: IntegrationsConfig): Flags => ({
  ...defaultFlags,
  translations: translator !== null,
  translateChatMessage: translator !== null,
})

/** The configuration, or every problem with it as a sentence that names the variable. */
export const readConfig = (
  environment: Environment,
): { readonly config: Config } | { readonly problems: readonly string[] } => {
  const { problems, text, whole, oneOf, url, flags, nets, refuse } = reader(environment)
  const outside = readOutside({ text, url, refuse })
  const web = ["http:", "https:"]
  const port = whole("PORT", 4000, largestPort)
  const publicUrl = (url("PUBLIC_URL", web) ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/u, "")
  const issuer = url("OIDC_ISSUER", web)
  const jwksUrl = url("OIDC_JWKS_URL", web)
  const clientId = text("OIDC_CLIENT_ID")
  if (issuer === undefined && problems.length === 0 && (jwksUrl !== undefined || clientId !== undefined))
    problems.push("OIDC_CLIENT_ID and OIDC_JWKS_URL belong to another issuer, so OIDC_ISSUER must be set with them.")
  const google = readGoogle({ problems, text, url })
  if (google !== null && issuer !== undefined)
    problems.push("GOOGLE_CLIENT_ID is for the embedded sign-in, so OIDC_ISSUER must not be set with it.")
  const databaseUrl = url("DATABASE_URL", ["postgres:", "postgresql:"])
  const isForItself = URL.canParse(publicUrl) && isLocalHost(new URL(publicUrl).hostname)
  const host = hostOf({ text, refuse }, isForItself)
  const isLocal = text("DATABASE_URL") === undefined && isForItself && isLocalHost(host)
  const config: Config = {
    port,
    host,
    dataDir: resolve(text("DATA_DIR") ?? ".data"),
    databaseUrl,
    publicUrl,
    isLocal,
    trustedProxies: nets("TRUSTED_PROXIES"),
    moderation: {
      mode: oneOf("MODERATION_MODE", moderationModes, "auto"),
      delayMs: whole("MODERATION_DELAY_MS", 3_000, longestDelayMs),
    },
    feedbackReveal: oneOf("FEEDBACK_REVEAL", feedbackReveals, "immediate"),
    issuer:
      issuer === undefined
        ? { kind: "embedded", issuer: `${publicUrl}/identity`, clientId: embeddedClientId }
        : { kind: "external", issuer, clientId: clientId ?? embeddedClientId, jwksUrl: jwksUrl ?? null },
    google,
    demo: oneOf("DEMO", ["on", "off"], isLocal ? "on" : "off") === "on" && issuer === undefined,
    flags: flags("FEATURE_FLAGS", usualFlags(outside)),
    outside,
    push: readPush({ problems, text, url, refuse }, publicUrl),
    storage: readStorage({ problems, text, url }),
    logLevel: oneOf("LOG_LEVEL", logLevels, "info"),
  }
  return problems.length > 0 ? { problems } : { config }
}
