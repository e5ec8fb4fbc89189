/**
 * The recorder in a browser: its database, when it writes, and a last write when the page is hidden. architecture:
 * Replay.
 */
import type { Observable } from "rxjs"
import { recorderLimits } from "../domain/log-limits.ts"
import type { Envelope } from "../events/envelope.ts"
import { logFormat, type LogHeader } from "./codec.ts"
import { createRecorder, type Recorder } from "./recorder.ts"
import { openRecorderDatabase } from "./storage.ts"

const writeDelayMs = 250
const longestWaitMs = 2000

/** Writes when the page is idle, as redacting a long list takes some milliseconds. Safari has no idle callbacks. */
const whenIdle = (then: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: longestWaitMs })
  else setTimeout(then)
}

/** Records the stream from now on; `envelopes` should replay what came before. */
export const recordStream = (
  envelopes: Observable<Envelope>,
  run: Pick<LogHeader, "app" | "locale" | "startedAt">,
  mayKeep: () => boolean,
): Recorder => {
  const recorder = createRecorder({
    envelopes,
    database: openRecorderDatabase("marketplace-log"),
    header: {
      format: logFormat,
      ...run,
      viewport: { width: window.innerWidth, height: window.innerHeight },
      appVersion: process.env["APP_VERSION"] ?? "",
      contractHash: process.env["CONTRACT_HASH"] ?? "",
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      scheme: window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    },
    session: crypto.randomUUID(),
    bounds: recorderLimits,
    schedule: (flush) => void setTimeout(() => whenIdle(flush), writeDelayMs),
    rest: whenIdle,
    mayKeep,
    onFailure: (cause) => console.warn("The event log can't be kept on this device.", cause),
  })
  window.addEventListener("pagehide", () => void recorder.flush())
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void recorder.flush()
  })
  return recorder
}
