/** Commands about shortcuts of a single key, and about what is chosen in the quick search. */
import * as Effect from "effect/Effect"
import type { Handlers } from "./command.ts"
import { Device } from "./services.ts"

export type ShortcutCommand =
  /** On this device (WCAG 2.1.4). */
  | { readonly type: "TurnShortcuts"; readonly on: boolean }
  /** `entry`: an act's name, or the kind and key of a thing of one's own. */
  | { readonly type: "NoteEntry"; readonly entry: string }

export const shortcutHandlers: Handlers<ShortcutCommand> = {
  TurnShortcuts: {
    policy: "queue",
    failureDisplay: "toast",
    handle: ({ on }) =>
      Effect.gen(function* () {
        const device = yield* Device
        device.keepShortcuts(on)
        return [{ type: "ShortcutsTurned", on }] as const
      }),
  },

  NoteEntry: {
    policy: "parallel",
    failureDisplay: "inPlace",
    handle: ({ entry }) => Effect.succeed([{ type: "EntryChosen", entry }]),
  },
}
