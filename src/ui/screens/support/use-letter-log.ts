/**
 * The event log that goes along with a letter, read from the device and packed once it is wanted, so that what is shown is what is
 * sent.
 */
import { useEffect, useState } from "react"
import { letterLogLimits } from "../../../domain/log-limits.ts"
import { packed } from "../../../platform/packing.ts"
import { useApp, type App } from "../../app/context.tsx"

export interface LetterLog {
  readonly text: string
  readonly packed: string
}

/** "reading": not known yet; "none": this device can't. */
export type LetterLogState = "reading" | "none" | LetterLog

/** A log that packs badly is halved so many times. */
const mostTries = 4

const read = async (device: App["device"]): Promise<LetterLog | null> => {
  const [run] = await device.keptRuns()
  if (run === undefined) return null
  for (let tries = 0; tries < mostTries; tries += 1) {
    const text = await device.exportRun(run.session, letterLogLimits.bytes >> tries)
    const pack = text === null ? null : await packed(text)
    if (text === null || pack === null) return null
    if (pack.length <= letterLogLimits.packedChars) return { text, packed: pack }
  }
  return null
}

/** Reads the log anew each time that it is wanted again. */
export const useLetterLog = (isWanted: boolean): LetterLogState => {
  const { device } = useApp()
  const [state, setState] = useState<LetterLogState>("reading")
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const show = (to: LetterLogState): void => {
      if (isHere) setState(to)
    }
    show("reading")
    read(device).then(
      (log) => show(log ?? "none"),
      () => show("none"),
    )
    return () => {
      isHere = false
    }
  }, [device, isWanted])
  return state
}
