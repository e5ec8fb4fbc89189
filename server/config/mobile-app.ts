/**
 * Configuration of the mobile app: where its sign-in leads back to, and from which origins its pages ask. Spec §7
 * Sign-in.
 */
import { addressProblem, type Variables } from "./variables.ts"

export interface MobileAppConfig {
  /**
   * The link that opens the app, without a slash at its end: a scheme of its own, such as `com.example.app:`, or an
   * https origin.
   */
  readonly link: string
  /** The client as which the app asks for tokens. */
  readonly clientId: string
  /** Of the pages within the app. */
  readonly origins: readonly string[]
  /**
   * The app that Android opens links in: its package, and the SHA-256 of each certificate that it may be signed with.
   */
  readonly android: { readonly packageName: string; readonly certificates: readonly string[] } | null
  /** The same on iOS: ids of the app, each with its team's before it. */
  readonly iosIds: readonly string[]
}

/** Of Capacitor's own server, on Android and on iOS. */
const usualOrigins = ["https://localhost", "capacitor://localhost"]

const embeddedClientId = "marketplace-app"

/** RFC 8252, 7.1: a reversed domain name. */
const ownScheme = /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:$/u

const isLink = (text: string): boolean =>
  ownScheme.test(text) || (addressProblem(text, ["https:"]) === null && new URL(text).origin === text)

const isOrigin = (text: string): boolean =>
  text === "capacitor://localhost" ||
  (addressProblem(text, ["http:", "https:"]) === null && new URL(text).origin === text)

const packageName = /^[a-z]\w*(?:\.[a-z]\w*)+$/iu
const fingerprint = /^[\da-f]{2}(?::[\da-f]{2}){31}$/iu
const iosId = /^[A-Z\d]{10}\.[A-Za-z\d.-]+$/u

const list = (text: string | undefined): readonly string[] | undefined => text?.split(",").map((part) => part.trim())

const readAndroid = ({ text, refuse }: Pick<Variables, "text" | "refuse">): MobileAppConfig["android"] => {
  const [name, certificates] = [text("APP_ANDROID_PACKAGE"), list(text("APP_ANDROID_CERTIFICATES"))]
  if (name === undefined && certificates === undefined) return null
  if (name === undefined || !packageName.test(name)) refuse("APP_ANDROID_PACKAGE", "a package like com.example.app")
  if (certificates?.every((one) => fingerprint.test(one)) !== true)
    refuse("APP_ANDROID_CERTIFICATES", "a list of SHA-256 fingerprints, each 32 pairs of digits like AB:CD:…")
  return { packageName: name ?? "", certificates: (certificates ?? []).map((one) => one.toUpperCase()) }
}

const readIosIds = ({ text, refuse }: Pick<Variables, "text" | "refuse">): readonly string[] => {
  const ids = list(text("APP_IOS_IDS")) ?? []
  if (!ids.every((id) => iosId.test(id))) refuse("APP_IOS_IDS", "a list of ids like ABCDE12345.com.example.app")
  return ids
}

/** The variables of an app, which say nothing while there is none. */
const ofApp = ["APP_ORIGINS", "APP_ANDROID_PACKAGE", "APP_ANDROID_CERTIFICATES", "APP_IOS_IDS"] as const

/** `clientId` is that of another identity provider, which knows the app by the same one as the web client. */
export const readMobileApp = (
  variables: Pick<Variables, "text" | "refuse">,
  clientId: string = embeddedClientId,
): MobileAppConfig | null => {
  const { text, refuse } = variables
  const link = text("APP_LINK")
  const given = list(text("APP_ORIGINS"))
  if (link === undefined) {
    for (const name of ofApp.filter((one) => text(one) !== undefined))
      refuse(name, "empty without APP_LINK, which says what opens the app")
    return null
  }
  if (!isLink(link)) refuse("APP_LINK", "a scheme like com.example.app: or an https origin")
  if (given?.every(isOrigin) === false) refuse("APP_ORIGINS", `a list of origins like ${usualOrigins.join(",")}`)
  return {
    link,
    clientId,
    origins: given ?? usualOrigins,
    android: readAndroid(variables),
    iosIds: readIosIds(variables),
  }
}
