/** Event logs as they come with letters to support. */
import { gzipSync } from "node:zlib"
import { encodeLog, logFormat, type Log } from "../../src/log/codec.ts"

export const aLetterLog: Log = {
  header: {
    format: logFormat,
    app: "handra",
    appVersion: "1.0.0",
    contractHash: "0123456789ab",
    locale: "en-US",
    viewport: { width: 390, height: 844 },
    startedAt: "2026-03-01T10:00:00.000Z",
  },
  envelopes: [true, false].map((online, index) => ({
    seq: index + 1,
    at: "2026-03-01T10:00:01.000Z",
    origin: "system",
    cause: null,
    v: 1,
    event: { type: "NetworkChanged", online },
  })),
}

export const packed = (text: string): string => gzipSync(text).toString("base64")

export const aPackedLog = packed(encodeLog(aLetterLog))
