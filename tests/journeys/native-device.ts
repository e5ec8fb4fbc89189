/**
 * A phone around the app: Capacitor's own bridge script in the page, and in place of the native side a stand-in that
 * speaks its protocol (a call is posted as JSON, its answer and each event come back under the call's `callbackId`).
 */
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { extname, join } from "node:path"
import type { Page } from "playwright"
import { root } from "../../scripts/base/fingerprint.mjs"
import { readServer, writePages } from "../../scripts/mobile/mobile-page.mjs"
import { throwAwayFolder } from "../../scripts/base/throw-away.mjs"
import type { Person } from "./browser.ts"

/** The origin from which Capacitor serves the app's pages on Android. */
export const appOrigin = "https://localhost"

const bridge = readFileSync(
  createRequire(import.meta.url).resolve("@capacitor/android/capacitor/src/main/assets/native-bridge.js"),
  "utf8",
)

interface Call {
  readonly callbackId: string
  readonly pluginId: string
  readonly methodName: string
  readonly options: Readonly<Record<string, unknown>>
}

/** The methods of the plugins; those that answer say what. */
const plugins: Readonly<Record<string, readonly string[]>> = {
  App: ["getInfo", "minimizeApp"],
  Browser: ["open", "close"],
  Camera: ["takePhoto"],
  Filesystem: ["writeFile"],
  Keyboard: [],
  Network: ["getStatus"],
  PushNotifications: ["checkPermissions", "requestPermissions", "register", "unregister"],
  Share: ["share"],
}

const headers = Object.entries(plugins).map(([name, methods]) => ({
  name,
  methods: [
    { name: "addListener" },
    { name: "removeListener" },
    ...methods.map((method) => ({ name: method, rtype: "promise" })),
  ],
}))

export interface NativeDevice {
  /** The calls by which the app asked the device, such as `Share.share`, without those that only listen. */
  readonly asked: readonly Call[]
  /** Tells the app's listeners of something; whoever listens later hears nothing of it. */
  readonly fire: (plugin: string, event: string, data: object) => Promise<void>
  readonly setOnline: (online: boolean) => Promise<void>
  /** From now on the device refuses what is asked, such as `Camera.takePhoto`, with the plugin's code. */
  readonly refuse: (asked: string, code: string) => void
  /** The page that is in the in-app browser, once one was opened. */
  readonly inAppBrowser: () => Promise<Page>
  /** The link by which that page leads back into the app, which it is then given. */
  readonly followAppLink: (browser: Page, act: () => Promise<void>) => Promise<string>
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
}

/** As Capacitor's server: a file, and for every address without an ending the page. */
const servePages = async ({ context }: Person, folder: string): Promise<void> => {
  // The test's server is on this machine, which pages of https ask people about.
  await context.grantPermissions(["local-network-access"], { origin: appOrigin })
  await context.route(`${appOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = extname(pathname) === "" ? "/index.html" : pathname
    const body = await readFile(join(folder, file)).catch(() => null)
    const contentType = types[extname(file)] ?? "application/octet-stream"
    await (body === null ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType }))
  })
}

interface Phone {
  readonly version: string
  readonly link: string
  readonly pushToken: string
}

/** Puts the person's page into an app that was built for the server, on a phone of this kind. */
export const installApp = async (person: Person, { version, link, pushToken }: Phone) => {
  const { context, page, url } = person
  const folder = await mkdtemp(join(throwAwayFolder(), "app-"))
  writePages({ dist: join(root, "dist"), out: folder, server: url }, await readServer(url))
  await servePages(person, folder)

  const asked: Call[] = []
  const listeners = new Map<string, string[]>()
  const refused = new Map<string, string>()
  let isOnline = true
  let mayPush = "prompt"
  let { promise: opened, resolve: open } = Promise.withResolvers<string>()

  const post = (result: object): Promise<void> =>
    page.evaluate((said) => {
      const { androidBridge } = window as unknown as { androidBridge: { onmessage: (event: object) => void } }
      androidBridge.onmessage({ data: JSON.stringify(said) })
    }, result)
  const answer = (callbackId: string, data: unknown, save = false): Promise<void> =>
    post({ callbackId, success: true, save, data })
  const fire: NativeDevice["fire"] = async (plugin, event, data) => {
    for (const callbackId of listeners.get(`${plugin}.${event}`) ?? []) await answer(callbackId, data, true)
  }
  const status = () => ({ connected: isOnline, connectionType: isOnline ? "wifi" : "none" })

  const carryOut = async ({ pluginId, methodName, options }: Call): Promise<unknown> => {
    switch (`${pluginId}.${methodName}`) {
      case "App.getInfo":
        return { name: "Handra", id: "app.handra.mobile", build: "1", version }
      case "Network.getStatus":
        return status()
      case "PushNotifications.requestPermissions":
        mayPush = "granted"
        return { receive: mayPush }
      case "PushNotifications.checkPermissions":
        return { receive: mayPush }
      case "PushNotifications.register":
        await fire(pluginId, "registration", { value: pushToken })
        return {}
      case "Filesystem.writeFile":
        return { uri: `file:///cache/${String(options["path"])}` }
      case "Browser.open":
        open(String(options["url"]))
        return {}
      default:
        return {}
    }
  }

  await page.exposeBinding("callNative", async (_source, json: string) => {
    const call = JSON.parse(json) as Call
    const { callbackId, pluginId, methodName, options } = call
    const event = `${pluginId}.${String(options["eventName"])}`
    if (methodName === "addListener") listeners.set(event, [...(listeners.get(event) ?? []), callbackId])
    else if (methodName === "removeListener")
      listeners.set(
        event,
        (listeners.get(event) ?? []).filter((id) => id !== options["callbackId"]),
      )
    else {
      asked.push(call)
      const code = refused.get(`${pluginId}.${methodName}`)
      if (code === undefined) await answer(callbackId, await carryOut(call))
      else await post({ callbackId, success: false, save: false, error: { message: "Refused.", code } })
    }
  })
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) listeners.clear()
  })
  await page.addInitScript({
    content: `
      localStorage.preferredLanguage ??= "en-US"
      window.androidBridge = { postMessage: (json) => void window.callNative(json) }
      ${bridge}
      window.Capacitor.PluginHeaders = ${JSON.stringify(headers)}
    `,
  })

  const device: NativeDevice = {
    asked,
    fire,
    setOnline: (online) => {
      isOnline = online
      return fire("Network", "networkStatusChange", status())
    },
    refuse: (what, code) => void refused.set(what, code),
    inAppBrowser: async () => {
      const address = await opened
      ;({ promise: opened, resolve: open } = Promise.withResolvers<string>())
      const browser = await context.newPage()
      await browser.goto(address)
      return browser
    },
    followAppLink: async (browser, act) => {
      const { promise: led, resolve, reject } = Promise.withResolvers<string>()
      // A browser goes nowhere by a link of an app that it does not know, and tells pages nothing of it.
      const network = await context.newCDPSession(browser)
      await network.send("Network.enable")
      network.on("Network.responseReceivedExtraInfo", ({ headers: said }) => {
        const location = said["location"] ?? said["Location"] ?? ""
        if (location.startsWith(link)) resolve(location)
      })
      browser.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) reject(new Error(message.text()))
      })
      await act()
      const url = await led
      await browser.close()
      await fire("App", "appUrlOpen", { url })
      return url
    },
  }
  return { device, remove: () => rm(folder, { recursive: true, force: true }) }
}
