/** Reads the configuration from the environment, once at the start. */
import { resolve } from "node:path"
import { dayMs } from "../../src/domain/durations.ts"
import { feedbackReveals, type FeedbackReveal } from "../../src/domain/feedback.ts"
import { readStorage, type StorageConfig } from "./storage.ts"
import { readApis, type Apis } from "./apis.ts"
import { readGoogle, type GoogleConfig } from "./google.ts"
import { isLocalHost, largestPort, readHost } from "./hosts.ts"
import { readIntegrations, type IntegrationsConfig } from "./integrations.ts"
import { readLetters, type LettersConfig } from "./letters.ts"
import { readMap, type MapConfig } from "./map.ts"
import { readMetrics, type MetricsConfig } from "./metrics.ts"
import { readMobileApp, type MobileAppConfig } from "./mobile-app.ts"
import { readFfmpegCore } from "./posters.ts"
import { readPush, type PushConfig } from "./push.ts"
import { readTraces, type TracesConfig } from "./traces.ts"
import { readVariables, withoutSlash, type Environment } from "./variables.ts"
import { defaultFlags, type Flags } from "../../src/domain/flags.ts"

export const moderationModes = ["auto", "manual", "off"] as const
export type ModerationMode = (typeof moderationModes)[number]

export const moderatorsSecondSteps = ["optional", "required"] as const
export type ModeratorsSecondStep = (typeof moderatorsSecondSteps)[number]

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const
export type LogLevel = (typeof logLevels)[number]

/** The issuer who signs people in: this server itself, or somebody else. */
export type IssuerConfig =
  | { readonly kind: "embedded"; readonly issuer: string; readonly clientId: string }
  | { readonly kind: "external"; readonly issuer: string; readonly clientId: string; readonly jwksUrl: string | null }

export interface Config {
  readonly port: number
  /** The address it listens on: all of the machine's, or only its own (E205). */
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined // undefined: the embedded database in dataDir
  /** The PostgreSQL server itself, where `databaseUrl` is a pooler's (E731). */
  readonly databaseSessionUrl: string | undefined
  /** A standby that answers searches (E733). */
  readonly databaseReadUrl: string | undefined
  readonly publicUrl: string // without a slash at its end
  /** Addresses and nets of proxies that say whom they ask for (E148). */
  readonly trustedProxies: readonly string[]
  readonly moderation: { readonly mode: ModerationMode; readonly delayMs: number }
  /** The rule of when the sides of a deal see what the other has written (D66). */
  readonly feedbackReveal: FeedbackReveal
  readonly issuer: IssuerConfig
  /** The client whose tokens the embedded sign-in takes as well; null for none. */
  readonly google: GoogleConfig | null
  /** The rule of whether moderators sign in without a second step (E613). */
  readonly moderatorsSecondStep: ModeratorsSecondStep
  /**
   * Nobody but this machine can ask: the database is embedded, and localhost is both the address and what is listened
   * on.
   */
  readonly isLocal: boolean
  /** An empty database is filled with the demo: never where somebody else signs people in (E168). */
  readonly demo: boolean
  /** The demo's people act by themselves (E306). */
  readonly demoBot: boolean
  readonly flags: Flags
  readonly integrations: IntegrationsConfig
  /** Null: maps show the built-in outlines, and ask nobody. */
  readonly map: MapConfig | null
  /** Null: there is no mobile app, and no page of another origin may ask. */
  readonly mobileApp: MobileAppConfig | null
  readonly push: PushConfig
  readonly letters: LettersConfig
  /** A bucket for files; null: the data directory. */
  readonly storage: StorageConfig | null
  /** The folder of @ffmpeg/core, which draws the posters of videos; null: nobody does (E232). */
  readonly ffmpegCore: string | null
  readonly apis: Apis
  /** The server counts what its contract is used for (E716). */
  readonly contractUsage: boolean
  /** The port where operators read what this node measures; null: nothing is measured. */
  readonly metrics: MetricsConfig | null
  /** The collector that traces go to; null: nothing is traced (E732). */
  readonly traces: TracesConfig | null
  /** The log has a line for each request that was answered. */
  readonly accessLog: boolean
  readonly logLevel: LogLevel
}

const embeddedClientId = "marketplace-web"
const longestDelayMs = dayMs

/** Every interface of the machine, with IPv6 and IPv4. */
const allInterfaces = "::"

/** The usual flags: a feature that needs an engine is off without it, unless it is turned on by name (D111). */
const usualFlags = ({ translator }: IntegrationsConfig): Flags => ({
  ...defaultFlags,
  translations: translator !== null,
  translateChatMessage: translator !== null,
})

/** The configuration, or every problem with it as a sentence that names the variable. */
export const readConfig = (
  environment: Environment,
): { readonly config: Config } | { readonly problems: readonly string[] } => {
  const variables = readVariables(environment)
  const { problems, text, whole, oneOf, url, flags, nets, refuse, refuseMisspelt } = variables
  const integrations = readIntegrations(variables)
  const web = ["http:", "https:"]
  const port = whole("PORT", 4000, largestPort)
  const publicUrl = withoutSlash(url("PUBLIC_URL", web) ?? `http://localhost:${port}`)
  const { pathname, search, hash, username } = new URL(publicUrl)
  if (pathname + search + hash + username !== "/")
    refuse("PUBLIC_URL", "an address without a path, as the marketplace is all of its host's pages")
  const issuer = url("OIDC_ISSUER", web)
  const jwksUrl = url("OIDC_JWKS_URL", web)
  const clientId = text("OIDC_CLIENT_ID")
  if (issuer === undefined && problems.length === 0 && (jwksUrl !== undefined || clientId !== undefined))
    problems.push("OIDC_CLIENT_ID and OIDC_JWKS_URL belong to another issuer, so OIDC_ISSUER must be set with them.")
  const google = readGoogle(variables)
  if (google !== null && issuer !== undefined)
    problems.push("GOOGLE_CLIENT_ID is for the embedded sign-in, so OIDC_ISSUER must not be set with it.")
  const moderatorsSecondStep = oneOf("MODERATORS_SECOND_STEP", moderatorsSecondSteps, "optional")
  if (moderatorsSecondStep === "required" && issuer !== undefined)
    problems.push("MODERATORS_SECOND_STEP is for the embedded sign-in, so OIDC_ISSUER must not be set with it.")
  const databaseUrl = url("DATABASE_URL", ["postgres:", "postgresql:"])
  const databaseSessionUrl = url("DATABASE_SESSION_URL", ["postgres:", "postgresql:"])
  if (databaseSessionUrl !== undefined && text("DATABASE_URL") === undefined)
    problems.push("DATABASE_SESSION_URL belongs to a pooler's address, so DATABASE_URL must be set with it.")
  const databaseReadUrl = url("DATABASE_READ_URL", ["postgres:", "postgresql:"])
  if (databaseReadUrl !== undefined && text("DATABASE_URL") === undefined)
    problems.push("DATABASE_READ_URL is a standby of DATABASE_URL, which must be set with it.")
  const isForItself = URL.canParse(publicUrl) && isLocalHost(new URL(publicUrl).hostname)
  // A market of this machine alone is not there for others, unless they are let in by name (E205).
  const host = readHost(variables, "HOST", isForItself ? "localhost" : allInterfaces)
  const isLocal = text("DATABASE_URL") === undefined && isForItself && isLocalHost(host)
  const dataDir = resolve(text("DATA_DIR") ?? ".data")
  const demo = oneOf("DEMO", ["on", "off"], isLocal ? "on" : "off") === "on" && issuer === undefined
  const config: Config = {
    port,
    host,
    dataDir,
    databaseUrl,
    databaseSessionUrl,
    databaseReadUrl,
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
    moderatorsSecondStep,
    demo,
    demoBot: oneOf("DEMO_BOT", ["on", "off"], demo ? "on" : "off") === "on" && issuer === undefined,
    flags: flags("FEATURE_FLAGS", usualFlags(integrations)),
    integrations,
    map: readMap(variables),
    mobileApp: readMobileApp(variables, clientId),
    push: readPush(variables, publicUrl),
    letters: readLetters(variables, { publicUrl, dataDir }),
    storage: readStorage(variables),
    ffmpegCore: readFfmpegCore(variables),
    apis: readApis(variables, isForItself),
    contractUsage: oneOf("CONTRACT_USAGE", ["on", "off"], "off") === "on",
    metrics: readMetrics(variables, port),
    traces: readTraces(variables),
    accessLog: oneOf("ACCESS_LOG", ["on", "off"], "on") === "on",
    logLevel: oneOf("LOG_LEVEL", logLevels, isLocal ? "warn" : "info"),
  }
  refuseMisspelt()
  return problems.length > 0 ? { problems } : { config }
}
