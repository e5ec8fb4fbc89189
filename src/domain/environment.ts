/** `/environments/environment.json`, checked at start: where everything is, and which features are on. Spec §7. */
import type { FeedbackReveal } from "./feedback.ts"
import { flagsOf, type Flags } from "./flags.ts"
import { isRecord } from "./json.ts"
import { chooseLanguage, type Language } from "./languages.ts"
import { pushPlatforms, type PushPlatform } from "./push.ts"

/** The mobile app's stores; spec §9 names what sends whom to which. */
export const stores = ["ios", "android", "huawei"] as const
export type StoreLinks = Readonly<Record<(typeof stores)[number], string | null>>

export interface Environment {
  readonly core: string
  readonly notifications: string
  readonly support: string
  readonly hubs: string
  readonly oidc: { readonly authority: string; readonly clientId: string; readonly scopes: string }
  /** The client id for which Google makes tokens; null where they are not taken (D108). */
  readonly googleClientId: string | null
  readonly i18nHost: string
  readonly productSlug: string
  readonly flags: Flags
  /**
   * The key with which browsers subscribe to pushes, null where nothing is pushed (D84); and the platforms whose apps
   * are pushed to (E429).
   */
  readonly push: { readonly vapidPublicKey: string | null; readonly apps: readonly PushPlatform[] }
  /** The store pages of the mobile app; null where there is none (D110). */
  readonly storeLinks: StoreLinks
  /**
   * The link that opens the mobile app, and the client as which it signs people in; null where there is none (E450).
   */
  readonly mobileApp: { readonly link: string; readonly clientId: string } | null
  /** The style of maps; null where they show the built-in outlines (E264). */
  readonly map: { readonly styleUrl: string | null }
  /** The rule of when the two sides of a deal see each other's feedback (D66). */
  readonly feedbackReveal: FeedbackReveal
  readonly defaultLanguage: Language
  /** The server counts what its contract is used for, by the client's build (E716). */
  readonly countsBuilds: boolean
  /** The part of a client's commands that is traced, from 0 to 1 (E732). */
  readonly tracedShare: number
  readonly buildId: string
}

const linksOf = (given: unknown): StoreLinks => {
  const links = isRecord(given) ? given : {}
  const link = (store: (typeof stores)[number]): string | null => {
    const value = links[store]
    return typeof value === "string" ? value : null
  }
  return { ios: link("ios"), android: link("android"), huawei: link("huawei") }
}

const pushOf = (given: unknown): Environment["push"] => {
  const { vapidPublicKey, apps } = isRecord(given) ? given : {}
  const named: readonly unknown[] = Array.isArray(apps) ? apps : []
  return {
    vapidPublicKey: typeof vapidPublicKey === "string" ? vapidPublicKey : null,
    apps: pushPlatforms.filter((platform) => named.includes(platform)),
  }
}

const mobileAppOf = (given: unknown): Environment["mobileApp"] => {
  if (!isRecord(given)) return null
  const { link, clientId } = given
  return typeof link === "string" && typeof clientId === "string" ? { link, clientId } : null
}

/** The environment, or the name of the first field that is missing or not what it should be. */
export const environmentOf = (json: unknown): { readonly environment: Environment } | { readonly missing: string } => {
  const given = isRecord(json) ? json : {}
  const oidc = isRecord(given["oidc"]) ? given["oidc"] : {}
  const styleUrl = isRecord(given["map"]) ? given["map"]["styleUrl"] : null
  const { googleClientId } = given
  const missing: string[] = []
  const text = (from: Readonly<Record<string, unknown>>, name: string): string => {
    const value = from[name]
    if (typeof value === "string") return value
    missing.push(name)
    return ""
  }
  const environment: Environment = {
    core: text(given, "core"),
    notifications: text(given, "notifications"),
    support: text(given, "support"),
    hubs: text(given, "hubs"),
    oidc: { authority: text(oidc, "authority"), clientId: text(oidc, "clientId"), scopes: text(oidc, "scopes") },
    googleClientId: typeof googleClientId === "string" ? googleClientId : null,
    i18nHost: text(given, "i18nHost"),
    productSlug: text(given, "productSlug"),
    flags: flagsOf(isRecord(given["flags"]) ? given["flags"] : {}),
    push: pushOf(given["push"]),
    map: { styleUrl: typeof styleUrl === "string" ? styleUrl : null },
    storeLinks: linksOf(given["storeLinks"]),
    mobileApp: mobileAppOf(given["mobileApp"]),
    feedbackReveal: given["feedbackReveal"] === "double-blind" ? "double-blind" : "immediate",
    defaultLanguage: chooseLanguage([text(given, "defaultLanguage")]),
    countsBuilds: given["countsBuilds"] === true,
    tracedShare: typeof given["tracedShare"] === "number" ? given["tracedShare"] : 0,
    buildId: text(given, "buildId"),
  }
  const [first] = missing
  return first === undefined ? { environment } : { missing: first }
}
