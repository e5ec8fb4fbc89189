/** Goes where a press on a push leads, in the page that is open already. */
import { useEffect, useEffectEvent } from "react"
import { useLocation } from "wouter"
import { isRecord } from "../../domain/json.ts"
import { safeReturnPath } from "../../domain/return-paths.ts"

/** By the rule of closing the page: whatever would be lost then asks to stay. */
const wouldLose = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))

/** `workers`: null where the browser has none, or lets no page use them. */
export const usePushedLinks = (workers: ServiceWorkerContainer | null): void => {
  const [, navigate] = useLocation()
  const lead = useEffectEvent(({ data, ports }: MessageEvent<unknown>): void => {
    if (!isRecord(data) || data["type"] !== "LEAD") return
    const isFree = !wouldLose()
    if (isFree) navigate(safeReturnPath(data["target"]))
    ports[0]?.postMessage(isFree)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>): void => lead(event)
    workers?.addEventListener("message", listener)
    workers?.startMessages()
    return () => workers?.removeEventListener("message", listener)
  }, [workers])
}
