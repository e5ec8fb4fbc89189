/**
 * Answers whether the mobile app that runs is older than the one in its store, and by how much; apart, as no browser
 * asks. Spec §4.
 */
import { updateStep, type UpdateStep } from "../domain/app-update.ts"
import type { AppUpdateState } from "./app-update.ts"
import { stable } from "./selectors.ts"

export interface AppUpdate {
  readonly step: Exclude<UpdateStep, "none">
  readonly version: string
  /** The address at which the store has it. */
  readonly url: string
  /** "Not now" was the answer already, to this very version. */
  readonly isPutOff: boolean
}

/** Null where there is none, or none is known of. */
export const waitingUpdate = stable(
  (_: undefined) => "",
  ({ installed, newest, putOff }: AppUpdateState): AppUpdate | null => {
    if (installed === null || installed.store === null) return null
    const found = newest?.[installed.store] ?? null
    const step = found === null ? "none" : updateStep(installed.version, found.version)
    if (found === null || step === "none") return null
    return { step, version: found.version, url: found.url, isPutOff: putOff === found.version }
  },
)
