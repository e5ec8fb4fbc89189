/**
 * Adds to the native projects what they need beyond Capacitor's templates: links that open the app, permissions with
 * reasons, pushes, and the version.
 */
// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fallbackReasons, reasonLanguages, reasonStrings, withReasons } from "./ios-reasons.mjs"

/**
 * @typedef {{
 *   readonly link: string,
 *   readonly server: string,
 *   readonly version: string,
 * }} Native `link` opens the app; `server` is the product's address, whose pages the app opens, too
 */

/** A number that grows with each version, as stores want it. */
export const versionCode = (/** @type {string} */ version) => {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number)
  return major * 1_000_000 + minor * 1_000 + patch
}

/** @returns {string | null} the scheme of a link that is not of the web */
const ownScheme = (/** @type {string} */ link) => (link.startsWith("https:") ? null : link.replace(/:$/, ""))

/** Puts text before a mark, once: a project that was made before keeps what it has. */
const insert = (/** @type {string} */ source, /** @type {string} */ mark, /** @type {string} */ text) => {
  if (source.includes(text)) return source
  const place = source.lastIndexOf(mark)
  if (place < 0) throw new Error(`Capacitor's template has changed: there is no ${mark} in it.`)
  return source.slice(0, place) + text + source.slice(place)
}

const filter = (/** @type {string} */ data, isVerified = false) => `
            <intent-filter${isVerified ? ' android:autoVerify="true"' : ""}>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data ${data} />
            </intent-filter>
`

const androidPermissions = ["CAMERA", "RECORD_AUDIO", "MODIFY_AUDIO_SETTINGS", "ACCESS_COARSE_LOCATION"]

export const androidManifest = (/** @type {string} */ manifest, /** @type {Native} */ { link, server }) => {
  const scheme = ownScheme(link)
  const { protocol, hostname } = new URL(server)
  let done = manifest.replace('android:allowBackup="true"', 'android:allowBackup="false"')
  if (scheme !== null) done = insert(done, "        </activity>", filter(`android:scheme="${scheme}"`))
  if (protocol === "https:")
    done = insert(done, "        </activity>", filter(`android:scheme="https" android:host="${hostname}"`, true))
  for (const name of androidPermissions)
    done = insert(done, "</manifest>", `    <uses-permission android:name="android.permission.${name}" />\n`)
  // Before Android 12 the WebView is given a position only where both are asked for.
  const fine =
    '    <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" android:maxSdkVersion="30" />\n'
  done = insert(done, "</manifest>", fine)
  const camera = '    <uses-feature android:name="android.hardware.camera" android:required="false" />\n'
  return insert(done, "</manifest>", camera)
}

export const androidBuild = (/** @type {string} */ gradle, /** @type {Native} */ { version }) =>
  gradle
    .replace(/versionCode \d+/, `versionCode ${versionCode(version)}`)
    .replace(/versionName "[^"]*"/, `versionName "${version}"`)

export const iosInfo = (/** @type {string} */ info, /** @type {Native} */ { link }) => {
  const scheme = ownScheme(link)
  const end = "</dict>\n</plist>"
  let done = info
  if (scheme !== null)
    done = insert(
      done,
      end,
      `  <key>CFBundleURLTypes</key>\n  <array><dict><key>CFBundleURLSchemes</key><array><string>${scheme}</string></array></dict></array>\n`,
    )
  for (const { key, reason } of fallbackReasons())
    done = insert(done, end, `  <key>${key}</key>\n  <string>${reason}</string>\n`)
  return done
}

export const iosProject = (/** @type {string} */ project, /** @type {Native} */ { version }) => {
  const versioned = withReasons(project)
    .replace(/MARKETING_VERSION = [^;]*;/g, `MARKETING_VERSION = ${version};`)
    .replace(/CURRENT_PROJECT_VERSION = [^;]*;/g, `CURRENT_PROJECT_VERSION = ${versionCode(version)};`)
  const entitled = "CODE_SIGN_ENTITLEMENTS = App/App.entitlements;"
  if (versioned.includes(entitled)) return versioned
  return versioned.replace(/(\t+)CODE_SIGN_STYLE = Automatic;/g, `$1${entitled}\n$1CODE_SIGN_STYLE = Automatic;`)
}

export const iosEntitlements = (/** @type {Native} */ { server }) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>aps-environment</key>
  <string>production</string>
  <key>com.apple.developer.associated-domains</key>
  <array><string>applinks:${new URL(server).hostname}</string></array>
</dict>
</plist>
`

/** The token of Apple's push service comes to the app, which hands it to the plugin. */
const pushHandlers = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
`

export const iosDelegate = (/** @type {string} */ delegate) => insert(delegate, "}", pushHandlers)

const change = (/** @type {string} */ path, /** @type {(source: string) => string} */ by) =>
  writeFileSync(path, by(readFileSync(path, "utf8")))

/** Writes all of it into a project that `cap add` has made. */
export const finishProject = (
  /** @type {"android" | "ios"} */ platform,
  /** @type {string} */ mobile,
  /** @type {Native} */ native,
) => {
  const at = (/** @type {string} */ path) => join(mobile, platform, path)
  if (platform === "android") {
    change(at("app/src/main/AndroidManifest.xml"), (manifest) => androidManifest(manifest, native))
    change(at("app/build.gradle"), (gradle) => androidBuild(gradle, native))
    const firebase = join(mobile, "google-services.json")
    if (existsSync(firebase)) writeFileSync(at("app/google-services.json"), readFileSync(firebase))
    return
  }
  change(at("App/App/Info.plist"), (info) => iosInfo(info, native))
  change(at("App/App/AppDelegate.swift"), iosDelegate)
  change(at("App/App.xcodeproj/project.pbxproj"), (project) => iosProject(project, native))
  writeFileSync(at("App/App/App.entitlements"), iosEntitlements(native))
  for (const language of reasonLanguages) {
    mkdirSync(at(`App/App/${language}.lproj`), { recursive: true })
    writeFileSync(at(`App/App/${language}.lproj/InfoPlist.strings`), reasonStrings(language))
  }
}
