/**
 * The mobile wrapper's replacements for parts of the browser; null in a browser. Its code loads in the wrapper alone.
 */
import type { IWindow } from "oidc-client-ts"
import type { InstalledApp } from "../../domain/app-update.ts"
import type { WebPush } from "../web-push.ts"

/** Signing in and out at the provider's pages, in the in-app browser. Spec §7 Sign-in; E450. */
export interface WrapperSignIn {
  readonly clientId: string
  /** The links by which the pages lead back into the app. */
  readonly callback: string
  readonly signedOut: string
  readonly navigator: {
    readonly prepare: () => Promise<IWindow>
    readonly callback: () => Promise<void>
  }
}

export interface Wrapper {
  /** The origin of the product's pages, for addresses that are given to others. */
  readonly site: string
  readonly installed: InstalledApp
  /** The version that the person did not want yet: it is asked about no more (spec §4). */
  readonly putOff: { readonly read: () => string | null; readonly keep: (version: string) => void }
  /** Null where the configuration names no link of the app. */
  readonly signIn: WrapperSignIn | null
  readonly push: WebPush
  readonly watchNetwork: (report: (online: boolean) => void) => void
  /** Asks the device once more; who watches hears it, too. */
  readonly isOnline: () => Promise<boolean>
  /** Opens a page of the server's own in the in-app browser. */
  readonly openPage: (address: string) => void
  /** Rejects where the person closes the sheet. */
  readonly share: (what: { readonly title: string; readonly url: string }) => Promise<void>
  /** Ends when the person has saved or sent it, or closed the sheet. */
  readonly saveFile: (name: string, text: string) => Promise<void>
  /** Null where none was taken. */
  readonly takePhoto: () => Promise<File | "denied" | null>
  /** While something is shown that can't be closed, Back leaves the app; answers what ends that. */
  readonly holdBack: () => () => void
}

declare global {
  interface Window {
    /** Of the native side, which puts it there before any script of ours runs. */
    readonly Capacitor?: { readonly isNativePlatform?: () => boolean }
  }
}
