/** Closing or cancelling a deal, by either side. Spec §7 Deals. */
import { needsComment } from "../../src/domain/deal-cancelling.ts"
import { textLimits } from "../../src/domain/limits.ts"
import { multiLine, textAreaRules } from "../../src/domain/text.ts"
import type { Handlers } from "../contract/context.ts"
import { cancelDeal, closeDeal, closeDoneListing, lockedOwnDeal, sideOf } from "../domain/deal-end.ts"
import { requireNoErrors } from "../domain/fields.ts"
import { dealEndedNotices } from "../notices/deals.ts"
import { listingClosedNotices } from "../notices/listing-closed.ts"
import { deal as dealView } from "../views/deals.ts"

/** The comment, if any; refused where the reason is "other" and there is none. */
const checkedComment = (reason: string, comment: string | undefined): string | null => {
  const text = multiLine(comment ?? "")
  const isNeeded = needsComment(reason)
  const limit = isNeeded ? textLimits.otherReasonComment : { min: 0, max: textLimits.otherReasonComment.max }
  requireNoErrors({ comment: textAreaRules(text, limit) })
  return text === "" ? null : text
}

export const dealEndRoutes: Handlers<"closeDeal" | "cancelDeal"> = {
  closeDeal: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path, body } }) => {
      const now = services.now()
      const deal = await closeDeal(db, await lockedOwnDeal(db, caller, path.key, body.participantKey), now)
      const isDone = await closeDoneListing(db, deal.listing_key, now)
      return {
        notices: [
          ...dealEndedNotices(db, services, deal, "DealClosedEvent"),
          ...(isDone ? await listingClosedNotices(db, services, deal.listing_key) : []),
        ],
        answer: () => dealView(db, services, deal.key),
      }
    },
  },

  cancelDeal: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path, body } }) => {
      const { reason, participantKey } = body
      const comment = checkedComment(reason, body.comment)
      const now = services.now()
      const open = await lockedOwnDeal(db, caller, path.key, participantKey)
      const deal = await cancelDeal(db, open, { by: sideOf(open, participantKey), reason, comment }, now)
      const isDone = await closeDoneListing(db, deal.listing_key, now)
      return {
        notices: [
          ...dealEndedNotices(db, services, deal, "DealCanceledEvent"),
          ...(isDone ? await listingClosedNotices(db, services, deal.listing_key) : []),
        ],
        answer: () => dealView(db, services, deal.key),
      }
    },
  },
}
