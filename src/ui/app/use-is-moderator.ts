/** Answers whether a moderator has signed in, to whom the server answers nothing of the market. */
import { useFailure, useModels } from "./read-models.ts"

export const useIsModerator = (): boolean => {
  const presence = useModels((models) => models.session.presence)
  const failure = useFailure({ type: "LoadAccount" })
  return presence === "signedIn" && failure?._tag === "ModeratorSignIn"
}
