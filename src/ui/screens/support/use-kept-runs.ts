/** Asks the device once which recorded runs can be downloaded. */
import { useEffect, useState } from "react"
import type { KeptRun } from "../../../platform/kept-runs.ts"
import { useApp } from "../../app/context.tsx"

/** None, until the device has answered, and where it can't. */
export const useKeptRuns = (): readonly KeptRun[] => {
  const { device } = useApp()
  const [runs, setRuns] = useState<readonly KeptRun[]>([])
  useEffect(() => {
    let isHere = true
    device.keptRuns().then(
      (kept) => {
        if (isHere) setRuns(kept)
      },
      () => undefined, // the button says so when it is pressed
    )
    return () => {
      isHere = false
    }
  }, [device])
  return runs
}
