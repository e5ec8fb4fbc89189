/** The create-deal form: what is typed, what is wrong with it, and what the server said. Spec §2, §7 Accept; D58, D96. */
import { useState } from "react"
import { useLocation } from "wouter"
import { ownerOf, type Application } from "../../../domain/applications.ts"
import type { Failure } from "../../../domain/failures.ts"
import { textLimits } from "../../../domain/limits.ts"
import { textAreaRules } from "../../../domain/text.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { refusedRules, useCheckedForm } from "../../forms/checked-form.ts"
import { useApp } from "../../app/context.tsx"
import { useFormDraft } from "../../forms/form-draft.ts"
import { useDispatch, useFailure, usePending, useReadModel } from "../../app/read-models.ts"
import { modalOver, paths } from "../../app/paths.ts"

export const dealBounds = { description: textLimits.dealDescription } as const

const fields = ["description"] as const
const wireNames = { description: "description" } as const
const empty = { description: "" }

const firstPublished = { tab: "published", page: 1 } as const

/** What more has happened to the applications of a listing than was known here. */
const tabs = [
  { tab: "active", page: 1 },
  { tab: "archive", page: 1 },
] as const

export interface DealForm {
  readonly draft: ReturnType<typeof useFormDraft<typeof empty>>
  readonly checked: ReturnType<typeof useCheckedForm<"description">>
  readonly moveToArchive: boolean
  readonly setMoveToArchive: (on: boolean) => void
  readonly failure: Failure | undefined
  /** Being sent, or sent and on the way to the listings. */
  readonly busy: boolean
  readonly submit: () => void
}

export const useDealForm = (application: Application): DealForm => {
  const { key, listing } = application
  const owner = ownerOf(application)
  const published = paths.ownListings(listing.kind, firstPublished)
  const { device } = useApp()
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  const [id] = useState(device.newId) // one deal, however often its making is tried (D6)
  const [moveToArchive, setMoveToArchive] = useState(listing.kind === "Order") // an offer stays on the market (D58)
  const [tried, setTried] = useState(false)
  const [done, setDone] = useState(false)
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const draft = useFormDraft(`${account?.key ?? owner.key}/${owner.key}/create-deal/${key}`, empty)
  const accepting = { type: "AcceptApplication", applicationKey: key } as const
  const failed = useFailure(accepting)
  const pending = usePending(accepting)
  const failure = tried ? failed : undefined
  const broken = { description: textAreaRules(draft.value.description, dealBounds.description) }
  const checked = useCheckedForm(fields, broken, refusedRules(failure, wireNames))

  const submit = async (): Promise<void> => {
    if (!checked.check()) return
    setTried(true)
    const { description } = draft.value
    const outcome = await dispatch({
      type: "AcceptApplication",
      id,
      kind: listing.kind,
      listingKey: listing.key,
      ownerKey: owner.key,
      applicationKey: key,
      description,
      moveToArchive,
    })
    if (outcome.tag === "Done") {
      setDone(true)
      draft.finish()
      const made = outcome.events.find((event) => event.type === "DealCreated")
      // To the published list, as the specification has it, with the moment over it; Back finds the applications.
      navigate(made === undefined ? published : modalOver(published, "deal-made", { deal: made.deal.key }), {
        replace: true,
      })
      return
    }
    if (outcome.tag !== "Failed") return
    checked.refuse()
    if (outcome.failure._tag !== "Refused") return
    for (const query of tabs)
      await dispatch({ type: "LoadListingApplications", kind: listing.kind, listingKey: listing.key, query })
  }

  return {
    draft,
    checked,
    moveToArchive,
    setMoveToArchive,
    failure,
    busy: pending || done,
    submit: () => void submit(),
  }
}
