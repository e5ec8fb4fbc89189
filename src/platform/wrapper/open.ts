/** Composes the wrapper's port from Capacitor's plugins, and begins to listen to the device. */
import { App } from "@capacitor/app"
import { Browser } from "@capacitor/browser"
import { Capacitor } from "@capacitor/core"
import { Network } from "@capacitor/network"
import { PushNotifications } from "@capacitor/push-notifications"
import { Share } from "@capacitor/share"
import { storeFor } from "../../domain/app-update.ts"
import type { Environment } from "../../domain/environment.ts"
import { lastingKeys } from "../lasting-keys.ts"
import { backStep } from "./back-button.ts"
import { routeOf } from "./deep-links.ts"
import { createDevicePush } from "./device-push.ts"
import { watchKeyboard } from "./keyboard.ts"
import { followOwnPages } from "./own-pages.ts"
import { takePhoto } from "./photos.ts"
import { saveFile } from "./save-file.ts"
import { createSignIn } from "./sign-in.ts"
import type { Wrapper } from "./wrapper.ts"

const isIos = (): boolean => Capacitor.getPlatform() === "ios"

/** Answers the target of a push, as the server says it in the message's data. */
const targetOf = (data: unknown): string => {
  const target = typeof data === "object" && data !== null ? Reflect.get(data, "target") : null
  return typeof target === "string" ? target : "/notifications"
}

export const openWrapper = async (environment: Environment): Promise<Wrapper> => {
  const { location, history, localStorage } = window
  const site = new URL(environment.core, location.origin).origin
  const origins = { link: environment.mobileApp?.link ?? null, site }
  const open = (url: string): Promise<void> => Browser.open({ url })
  let held = 0 // an update and the offline notice may lie on each other

  const go = (route: string): void => {
    if (route !== location.pathname + location.search) history.pushState(null, "", route)
  }
  const follow = (url: string): void => {
    const route = routeOf(url, origins)
    if (route === null) return
    // On Android the link has put the app in front of it already.
    if (isIos()) void Browser.close().catch(() => undefined)
    go(route)
  }
  await App.addListener("appUrlOpen", ({ url }) => follow(url))
  await App.addListener("backButton", ({ canGoBack }) => {
    const { pathname: path, search } = location
    const step = backStep({ path, search, state: history.state, canGoBack, isHeld: held > 0 })
    if (step === "leave") void App.minimizeApp()
    else if (step === "back") history.back()
    else history.replaceState(null, "", "/")
  })
  await PushNotifications.addListener("pushNotificationActionPerformed", ({ notification: { data } }) =>
    follow(new URL(targetOf(data), site).href),
  )
  followOwnPages(window, origins, { open: (address) => void open(address), go })
  watchKeyboard(window)

  const { version } = await App.getInfo()
  const platform = isIos() ? "apns" : "fcm"
  let reportNetwork: (online: boolean) => void = () => undefined
  const isOnline = async (): Promise<boolean> => {
    const { connected } = await Network.getStatus()
    reportNetwork(connected)
    return connected
  }
  return {
    site,
    installed: { version, store: isIos() ? "ios" : (storeFor(navigator.userAgent) ?? "android") },
    putOff: {
      read: () => localStorage.getItem(lastingKeys.updatePutOff),
      keep: (later) => localStorage.setItem(lastingKeys.updatePutOff, later),
    },
    signIn: environment.mobileApp && createSignIn(environment.mobileApp, open, window),
    push: createDevicePush({
      plugin:
        environment.flags.pushNotifications && environment.push.apps.includes(platform) ? PushNotifications : null,
      platform,
      version,
      newId: () => crypto.randomUUID(),
      storage: localStorage,
    }),
    watchNetwork: (report) => {
      reportNetwork = report
      void Network.addListener("networkStatusChange", ({ connected }) => report(connected))
      void isOnline()
    },
    isOnline,
    openPage: (address) => void open(new URL(address, site).href),
    share: async (what) => void (await Share.share(what)),
    saveFile,
    takePhoto,
    holdBack: () => {
      held += 1
      return () => {
        held -= 1
      }
    },
  }
}
