/** Decides who offers: an executant profile that is there, or one that is made with its offer. Spec §3, §7 Offers. */
import type { Language } from "../../src/domain/languages.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { invalid } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { movedExecutant } from "./executant-moves.ts"
import { makeExecutant } from "./new-executants.ts"
import { ownExecutantRow } from "./ownership.ts"

interface Offering {
  readonly caller: Caller
  readonly language: Language
  readonly body: Wire["NewOffer"]
}

/** One of the caller's profiles that isn't a mere draft, or a new one that is approved with the offer (D50). */
export const offeringExecutant = async (db: Db, services: Services, { caller, language, body }: Offering) => {
  const { executantKey, executant: made } = body
  if (made !== undefined) {
    if (executantKey !== undefined) throw invalid({ executant: ["unknownValue"] })
    const making = { body: made, publish: true, language, within: "executant" }
    const key = await makeExecutant(db, services, caller, making)
    return { key, isNew: true }
  }
  if (executantKey === undefined) throw invalid({ executantKey: ["required"] })
  const executant = await ownExecutantRow(db, caller, executantKey)
  movedExecutant(executant, "offer")
  return { key: executant.key, isNew: false }
}
