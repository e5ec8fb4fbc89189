/** Logs that tests write. */
import { eventVersions } from "../../src/events/versions.ts"
import type { Log, LogHeader } from "../../src/log/codec.ts"
import { createWorkload } from "../bench/workload.ts"

export const header: LogHeader = {
  format: 2,
  app: "handra",
  appVersion: "1",
  contractHash: "c",
  locale: "en-US",
  viewport: { width: 390, height: 844 },
  startedAt: "2026-03-01T10:00:00.000Z",
}

/** The log of a busy life, as today's version records it. */
export const busyLog = (seed: number, count: number): Log => ({
  header,
  envelopes: createWorkload(seed)
    .next(count)
    .map((envelope) => ({ ...envelope, v: eventVersions[envelope.event.type] ?? 1 })),
})
