/**
 * Versions of the mobile app: how far the newest is from this one, and which store has it. Spec §4 App update, §9
 * Stores.
 */
import type { stores } from "./environment.ts"

export type Store = (typeof stores)[number]

/** The newest version in each store, and where it is; null for a store that has none. */
export type NewestVersions = Readonly<Record<Store, { readonly version: string; readonly url: string } | null>>

/** The app that runs; its store is null where nothing says which it came from. */
export interface InstalledApp {
  readonly version: string
  readonly store: Store | null
}

export type UpdateStep = "none" | "patch" | "minor" | "major"

const numbersOf = (version: string): readonly number[] => version.split(".", 3).map(Number)

/** By the first number that differs; a newest version that is older than this one is no step. */
export const updateStep = (installed: string, newest: string): UpdateStep => {
  const [before, after] = [numbersOf(installed), numbersOf(newest)]
  const names = ["major", "minor", "patch"] as const
  const differing = names.findIndex((_, at) => before[at] !== after[at])
  const name = names[differing]
  return name !== undefined && (after[differing] ?? 0) > (before[differing] ?? 0) ? name : "none"
}

/** Huawei's own phones say so in their models or by its services; they may have no store of Google's. */
export const storeFor = (userAgent: string): Store | null => {
  if (/iPhone|iPad|iPod/u.test(userAgent)) return "ios"
  if (/huawei|HMSCore|HarmonyOS|OpenHarmony/iu.test(userAgent)) return "huawei"
  return userAgent.includes("Android") ? "android" : null
}
