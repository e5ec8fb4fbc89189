/** Says why somebody is asked to sign in. Spec §8. */
import type { SessionState } from "../../../projections/session.ts"
import type { MessageId } from "../../i18n/messages.ts"

export const signInHint = (reason: SessionState["signedOut"]): MessageId => {
  switch (reason) {
    case "expired":
      return "core.signIn.expired"
    case "accountDeleted":
      return "core.signedOut.accountDeleted"
    case "wrongAccount":
      return "core.signedOut.wrongAccount"
    case "asked":
    case null:
      return "core.signIn.hint"
  }
}
