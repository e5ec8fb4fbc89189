/** A report of spans as a client makes it, of one press and of one fold that another device's press brought about. */
import type { components } from "../src/sdk/generated/core.ts"

export const aSpanReport: components["schemas"]["SpanReport"] = {
  sentAt: "2026-02-12T10:00:05.000Z",
  spans: [
    {
      trace: "5b0c6a520d5e4c7e9a390a1f0f3d8a40",
      span: "5b0c6a520d5e4c7e",
      parent: null,
      kind: "press",
      name: "ApplyToListing",
      startedAt: "2026-02-12T10:00:00.000Z",
      durationMs: 120,
      failure: null,
    },
    {
      trace: "0d5e4c7e9a390a1f5b0c6a520f3d8a41",
      span: "1f0f3d8a41a1b2c3",
      parent: "0f3d8a41a1b2c31f",
      kind: "fold",
      name: "ApplicationSent",
      startedAt: "2026-02-12T10:00:03.000Z",
      durationMs: 8,
      failure: null,
    },
  ],
}
