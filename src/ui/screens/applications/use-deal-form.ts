/** The create-deal form: what is typed, what is wrong with it, and what the server said. Spec §2, §7 Accept. */
import { useState } from "react"
import { useLocation } from "wouter"
import { ownerOf, type Application } from "../../../domain/applications.ts"
import { textLimits } from "../../../domain/limits.ts"
import { textAreaRules } from "../../../domain/text.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { useForm, type Form } from "../../forms/use-form.ts"
import { useDispatch, useReadModel } from "../../app/read-models.ts"
import { modalOver, paths } from "../../app/paths.ts"

export const dealBounds = { description: textLimits.dealDescription } as const

const fields = ["description"] as const
const wireNames = { description: "description" } as const
const empty = { description: "" }

const firstPublished = { tab: "published", page: 1 } as const

/** The tabs that are asked for anew: more may have happened to the applications than was known here. */
const tabs = [
  { tab: "active", page: 1, interest: "all" },
  { tab: "archive", page: 1, interest: "all" },
] as const

export interface DealForm {
  readonly form: Form<typeof empty, "description">
  readonly moveToArchive: boolean
  readonly setMoveToArchive: (on: boolean) => void
  /** Being sent, or sent and on the way to the listings. */
  readonly busy: boolean
  readonly submit: () => Promise<void>
}

const brokenRules = ({ description }: typeof empty) => ({
  description: textAreaRules(description, dealBounds.description),
})

export const useDealForm = (application: Application): DealForm => {
  const { key, listing } = application
  const owner = ownerOf(application)
  const published = paths.ownListings(listing.kind, firstPublished)
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  const [moveToArchive, setMoveToArchive] = useState(listing.kind === "Order") // an offer stays on the market (D58)
  const [done, setDone] = useState(false)
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const form = useForm({
    form: `${account?.key ?? owner.key}/${owner.key}/create-deal/${key}`,
    initial: empty,
    names: fields,
    rules: brokenRules,
    wireNames,
    about: { type: "AcceptApplication", applicationKey: key },
  })

  const submit = async (): Promise<void> => {
    const outcome = await form.send(({ id, draft: { description } }) => ({
      type: "AcceptApplication",
      id,
      kind: listing.kind,
      listingKey: listing.key,
      ownerKey: owner.key,
      applicationKey: key,
      description,
      moveToArchive,
    }))
    if (outcome?.tag === "Done") {
      setDone(true)
      const made = outcome.events.find((event) => event.type === "DealCreated")
      // To the published list, as the specification has it, with the moment over it; Back finds the applications.
      navigate(made === undefined ? published : modalOver(published, "deal-made", { deal: made.deal.key }), {
        replace: true,
      })
    }
    if (outcome?.tag !== "Failed" || outcome.failure._tag !== "Refused") return
    for (const query of tabs)
      await dispatch({ type: "LoadListingApplications", kind: listing.kind, listingKey: listing.key, query })
  }

  return {
    form,
    moveToArchive,
    setMoveToArchive,
    busy: form.busy || done,
    submit,
  }
}
