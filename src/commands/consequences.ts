/** The consequences that a failure has for the whole app, whichever command met it. Spec §8. */
import { isRefusedWith, type Failure } from "../domain/failures.ts"
import type { AppEvent } from "../events/catalogue.ts"

export const consequences = (failure: Failure, isAnonymous: boolean): readonly AppEvent[] => {
  // To sign out a visitor would empty the read models of the page, which would then ask for the same again.
  if (failure._tag === "Unauthorized") return isAnonymous ? [] : [{ type: "SignedOut", reason: "expired" }]
  if (isRefusedWith(failure, "AccountDeletedException")) return [{ type: "SignedOut", reason: "accountDeleted" }]
  if (failure._tag === "OffContract") {
    return [{ type: "ContractViolated", operation: failure.operation, where: failure.where }]
  }
  return []
}
