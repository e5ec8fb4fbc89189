/** Facts about letters to support that moderators read; no read model keeps them. Wire shapes: openapi/schemas/support.yaml. */
import type { ReceivedLetter } from "../domain/support.ts"

export type SupportEvent =
  | { readonly type: "SupportLettersLoaded"; readonly count: number; readonly letters: readonly ReceivedLetter[] }
  /** The log of somebody else's device, which goes into a file. */
  | { readonly type: "SupportLogRead"; readonly key: string; readonly log: string }
