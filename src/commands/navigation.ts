/** Commands about where the person is: the address is a fact like any other. Spec §2. */
import * as Effect from "effect/Effect"
import type { Handlers } from "./command.ts"

export type NavigationCommand = { readonly type: "NoteRoute"; readonly path: string; readonly search: string }

export const navigationHandlers: Handlers<NavigationCommand> = {
  NoteRoute: {
    policy: "parallel",
    failureDisplay: "inPlace",
    handle: ({ path, search }) => Effect.succeed([{ type: "RouteChanged", path, search }]),
  },
}
