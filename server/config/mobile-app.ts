/** Configuration of the mobile app: where its sign-in leads back to, and from which origins its pages ask. Spec §7 Sign-in; E450, E451. */
import { addressProblem, type Variables } from "./variables.ts"

export interface MobileAppConfig {
  /** What opens the app, without a slash at its end: a scheme of its own, such as `com.example.app:`, or an https origin. */
  readonly link: string
  /** As whom it asks for tokens. */
  readonly clientId: string
  /** Of the pages within the app. */
  readonly origins: readonly string[]
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

/** `clientId` is that of another identity provider, which knows the app by the same one as the web client. */
export const readMobileApp = (
  { text, refuse }: Pick<Variables, "text" | "refuse">,
  clientId: string = embeddedClientId,
): MobileAppConfig | null => {
  const link = text("APP_LINK")
  const given = text("APP_ORIGINS")
    ?.split(",")
    .map((part) => part.trim())
  if (link === undefined) {
    if (given !== undefined) refuse("APP_ORIGINS", "empty without APP_LINK, which says what opens the app")
    return null
  }
  if (!isLink(link)) refuse("APP_LINK", "a scheme like com.example.app: or an https origin")
  if (given?.every(isOrigin) === false) refuse("APP_ORIGINS", `a list of origins like ${usualOrigins.join(",")}`)
  return { link, clientId, origins: given ?? usualOrigins }
}
