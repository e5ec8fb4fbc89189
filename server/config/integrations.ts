/** Servers of others that ours may ask, and what it says of the stores: all by configuration. */
import { withoutSlash, type Variables } from "./variables.ts"

export interface Engine {
  /** Without a slash at its end. */
  readonly url: string
  readonly apiKey: string | null
}

export interface StoreVersion {
  readonly version: string
  readonly url: string
}

export interface IntegrationsConfig {
  /** Understands LibreTranslate's calls. */
  readonly translator: Engine | null
  /** Understands Photon's calls. */
  readonly geocoder: Engine | null
  readonly stores: Readonly<Record<"ios" | "android" | "huawei", StoreVersion | null>>
}

const web = ["http:", "https:"]

export const readIntegrations = ({ text, url, refuse }: Variables): IntegrationsConfig => {
  const engine = (name: string): Engine | null => {
    const address = url(`${name}_URL`, web)
    return address === undefined ? null : { url: withoutSlash(address), apiKey: text(`${name}_API_KEY`) ?? null }
  }
  const store = (name: string): StoreVersion | null => {
    const version = text(`${name}_VERSION`)
    if (version === undefined) return null
    if (!/^\d+\.\d+\.\d+$/u.test(version)) refuse(`${name}_VERSION`, "three numbers like 2.4.1")
    const address = url(`${name}_STORE_URL`, web)
    if (address === undefined) refuse(`${name}_STORE_URL`, `the address of the store that has ${name}_VERSION`)
    return { version, url: address ?? "" }
  }
  return {
    translator: engine("TRANSLATION"),
    geocoder: engine("GEOCODER"),
    stores: { ios: store("IOS"), android: store("ANDROID"), huawei: store("HUAWEI") },
  }
}
