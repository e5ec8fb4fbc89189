/** The mobile app's pages ask one server and nobody else, and Capacitor's templates get what they lack, once. */
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { reasonLanguages, reasonStrings } from "../../scripts/mobile/ios-reasons.mjs"
import {
  androidBuild,
  androidManifest,
  iosDelegate,
  iosInfo,
  iosProject,
  versionCode,
} from "../../scripts/mobile/mobile-native.mjs"
import { languages } from "../../src/domain/languages.ts"
import { wrappedEnvironment, wrappedPage, wrappedPolicy } from "../../scripts/mobile/mobile-page.mjs"

const server = "https://handra.example"
const addresses = { core: "/api/core", notifications: "/api/notifications", support: "/api/support", hubs: "/hubs" }
const mobileApp = { link: "com.example.handra:", clientId: "marketplace-app" }

it("gives the pages whole addresses, and texts of their own", () => {
  expect(wrappedEnvironment({ ...addresses, mobileApp, i18nHost: "/texts" }, server)).toMatchObject({
    core: `${server}/api/core`,
    notifications: `${server}/api/notifications`,
    support: `${server}/api/support`,
    hubs: `${server}/hubs`,
    i18nHost: "/i18n",
  })
  expect(() => wrappedEnvironment({ ...addresses, mobileApp: null }, server)).toThrow("APP_LINK")
})

it("lets the pages ask what the server's own may, and the server, and frames are nobody's", () => {
  const policy = wrappedPolicy("default-src 'none'; img-src 'self'; connect-src 'self'; frame-ancestors 'self'", server)
  expect(policy).toBe(`default-src 'none'; img-src 'self' ${server}; connect-src 'self' ${server} wss://handra.example`)
  const page = readFileSync("src/index.html", "utf8")
  expect(wrappedPage(page, policy)).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
  expect(() => wrappedPage(page, 'script-src "self"')).toThrow("can't stand in a page")
})

it("counts versions up, as stores want it", () => {
  const codes = ["0.1.0", "0.1.1", "0.2.0", "0.10.0", "1.0.0", "10.0.0"].map(versionCode)
  expect(codes).toEqual(codes.toSorted((a, b) => a - b))
  expect(new Set(codes).size).toBe(codes.length)
})

const native = { link: mobileApp.link, server, version: "1.4.2" }

it("opens an Android app by its link and its server's pages, however often it is finished", () => {
  const template = `<manifest>\n    <application android:allowBackup="true">\n        <activity>\n        </activity>\n    </application>\n</manifest>\n`
  const once = androidManifest(template, native)
  expect(once).toContain('android:scheme="com.example.handra"')
  expect(once).toContain('android:scheme="https" android:host="handra.example"')
  expect(once).toContain('android:allowBackup="false"')
  expect(once).toContain("android.permission.CAMERA")
  expect(once).toContain("android.permission.ACCESS_COARSE_LOCATION")
  expect(once).toContain('android.permission.ACCESS_FINE_LOCATION" android:maxSdkVersion="30"')
  expect(androidManifest(once, native)).toBe(once)
  expect(androidManifest(template, { ...native, link: server })).not.toContain("com.example.handra")
  expect(androidBuild('versionCode 1\nversionName "1.0"', native)).toBe('versionCode 1004002\nversionName "1.4.2"')
})

/** As Capacitor's template has it, as far as it is changed. */
const xcodeProject = `/* Begin PBXBuildFile section */
/* Begin PBXFileReference section */
\t\t\t\t504EC3071FED79650016851F /* AppDelegate.swift */,
\t\t\tknownRegions = (
\t\t\t\ten,
\t\t\t\tBase,
\t\t\t);
\t\t\tisa = PBXResourcesBuildPhase;
\t\t\tbuildActionMask = 2147483647;
\t\t\tfiles = (
\t\t\t);
/* Begin PBXVariantGroup section */
\t\t\t\tCODE_SIGN_STYLE = Automatic;
\t\t\t\tMARKETING_VERSION = 1.0;
`

it("opens an iOS app by its link, with reasons for what it asks and its push token handed on", () => {
  const once = iosInfo("<plist>\n<dict>\n</dict>\n</plist>\n", native)
  expect(once).toContain("<string>com.example.handra</string>")
  expect(once).toContain("NSCameraUsageDescription")
  expect(iosInfo(once, native)).toBe(once)
  const delegate = iosDelegate("class AppDelegate {\n}\n")
  expect(delegate).toContain("capacitorDidRegisterForRemoteNotifications")
  expect(iosDelegate(delegate)).toBe(delegate)
  const project = iosProject(xcodeProject, native)
  expect(project).toContain("MARKETING_VERSION = 1.4.2;")
  expect(iosProject(project, native)).toBe(project)
})

it("gives the reasons of the iOS app in every language that the product speaks", () => {
  const project = iosProject(xcodeProject, native)
  const said = languages.map((language) => reasonStrings(language.slice(0, 2)))
  expect(reasonLanguages.toSorted()).toEqual(languages.map((language) => language.slice(0, 2)).toSorted())
  expect(new Set(said).size).toBe(languages.length)
  for (const strings of said)
    expect(strings).toMatch(
      /^(?:NS(?:Camera|Microphone|PhotoLibrary|LocationWhenInUse)UsageDescription = "[^"]{20,}\.";\n){4}$/u,
    )
  for (const language of reasonLanguages) expect(project).toContain(`path = ${language}.lproj/InfoPlist.strings;`)
  expect(project.match(/InfoPlist\.strings in Resources \*\/,/gu)).toHaveLength(1)
})

interface Package {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

it("has the plugins of the native side in the versions that the client speaks to", () => {
  const packageAt = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Package
  const root = packageAt("package.json")
  const mobile = packageAt("mobile/package.json")
  const client = Object.entries({ ...root.dependencies, ...root.devDependencies }).filter(([name]) =>
    name.startsWith("@capacitor/"),
  )
  expect(mobile.dependencies).toMatchObject(Object.fromEntries(client))
  // The client asks for it by its name, without the package.
  expect(mobile.dependencies).toHaveProperty("@capacitor/filesystem")
})
