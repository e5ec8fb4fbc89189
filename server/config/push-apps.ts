/** The push services of installed apps, each off unless it is configured; whose servers they are is fixed here. */
import { createPrivateKey, type KeyObject } from "node:crypto"
import { readFileSync } from "node:fs"
import { isRecord } from "../../src/domain/json.ts"
import { withoutSlash, type Variables } from "./variables.ts"

/** Firebase Cloud Messaging, by a service account of the project. */
export interface FcmConfig {
  readonly projectId: string
  readonly clientEmail: string
  /** RSA. A key object shows nothing of itself in a log. */
  readonly key: KeyObject
  readonly keyId: string
  readonly tokenUrl: string
  readonly url: string
}

/** The Apple Push Notification service, by a key of the team. */
export interface ApnsConfig {
  /** P-256. */
  readonly key: KeyObject
  readonly keyId: string
  readonly teamId: string
  /** The app's bundle id. */
  readonly topic: string
  readonly url: string
}

/** HMS Push Kit, by the app's own secret. */
export interface HmsConfig {
  readonly appId: string
  readonly secret: string
  readonly tokenUrl: string
  readonly url: string
}

export interface PushAppsConfig {
  readonly fcm: FcmConfig | null
  readonly apns: ApnsConfig | null
  readonly hms: HmsConfig | null
}

const web = ["http:", "https:"]

const contentOf = (path: string): string | null => {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return null
  }
}

/** Null where it is no private key of the kind; what it says is never logged. */
const privateKey = (pem: unknown, kind: "rsa" | "ec"): KeyObject | null => {
  if (typeof pem !== "string") return null
  try {
    const key = createPrivateKey(pem)
    const isCurve = kind === "rsa" || key.asymmetricKeyDetails?.namedCurve === "prime256v1"
    return key.asymmetricKeyType === kind && isCurve ? key : null
  } catch {
    return null
  }
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return null
  }
}

const readFcm = ({ text, url, problems }: Variables): FcmConfig | null => {
  const [path, address] = [text("FCM_SERVICE_ACCOUNT"), url("FCM_URL", web)]
  if (path === undefined) return null
  const account = parsed(contentOf(path))
  const given = isRecord(account) ? account : {}
  const { project_id: projectId, client_email: clientEmail, private_key_id: keyId, token_uri: tokenUrl } = given
  const key = privateKey(given["private_key"], "rsa")
  const isAddress = typeof tokenUrl === "string" && URL.canParse(tokenUrl) && web.includes(new URL(tokenUrl).protocol)
  if (
    key === null ||
    typeof projectId !== "string" ||
    typeof clientEmail !== "string" ||
    typeof keyId !== "string" ||
    !isAddress
  ) {
    problems.push(
      "FCM_SERVICE_ACCOUNT must be the file of a service account's key, as Firebase's console gives it out.",
    )
    return null
  }
  return {
    projectId,
    clientEmail,
    key,
    keyId,
    tokenUrl,
    url: withoutSlash(address ?? "https://fcm.googleapis.com"),
  }
}

/** Answers all of the variables, none, or a problem that names the missing ones. */
const together = <Name extends string>(
  { text, problems }: Variables,
  what: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null => {
  const given = names.map((name) => [name, text(name)] as const)
  const missing = given.flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length === 0) return Object.fromEntries(given) as Record<Name, string>
  if (missing.length < names.length)
    problems.push(`${what} is pushed to only when all of ${names.join(", ")} are set; ${missing.join(", ")} is not.`)
  return null
}

const readApns = (variables: Variables): ApnsConfig | null => {
  const address = variables.url("APNS_URL", web)
  const names = ["APNS_KEY", "APNS_KEY_ID", "APNS_TEAM_ID", "APNS_TOPIC"] as const
  const given = together(variables, "The app on iOS", names)
  if (given === null) return null
  const key = privateKey(contentOf(given.APNS_KEY), "ec")
  if (key === null) {
    variables.problems.push("APNS_KEY must be the file of a key for the Apple Push Notification service, AuthKey_….p8.")
    return null
  }
  return {
    key,
    keyId: given.APNS_KEY_ID,
    teamId: given.APNS_TEAM_ID,
    topic: given.APNS_TOPIC,
    url: withoutSlash(address ?? "https://api.push.apple.com"),
  }
}

const readHms = (variables: Variables): HmsConfig | null => {
  const address = variables.url("HMS_URL", web)
  const tokenUrl = variables.url("HMS_TOKEN_URL", web)
  const given = together(variables, "The app from AppGallery", ["HMS_APP_ID", "HMS_APP_SECRET"])
  if (given === null) return null
  return {
    appId: given.HMS_APP_ID,
    secret: given.HMS_APP_SECRET,
    tokenUrl: tokenUrl ?? "https://oauth-login.cloud.huawei.com/oauth2/v3/token",
    url: withoutSlash(address ?? "https://push-api.cloud.huawei.com"),
  }
}

export const readPushApps = (variables: Variables): PushAppsConfig => ({
  fcm: readFcm(variables),
  apns: readApns(variables),
  hms: readHms(variables),
})
