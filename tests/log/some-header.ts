/** The header of a run that begins at some time. */
import { logFormat, type LogHeader } from "../../src/log/codec.ts"

export const header = (startedAt: string): LogHeader => ({
  format: logFormat,
  app: "marketplace",
  appVersion: "1.0.0",
  contractHash: "0123456789ab",
  locale: "en-US",
  viewport: { width: 390, height: 844 },
  startedAt,
})
