/** Writing a listing, at mobile resolution: the form, then what goes with it on its way. Spec §2. */
import { useCallback, useState, type ReactElement } from "react"
import { useLocation } from "wouter"
import { isRecord } from "../../../../domain/json.ts"
import { stepAfter, stepBefore, type ListingStep } from "../../../../domain/listing-steps.ts"
import type { Account } from "../../../../domain/account.ts"
import { modalOver, paths } from "../../../app/paths.ts"
import { listingDraftName } from "./listing-draft-name.ts"
import { refusalOf } from "../../../files/listing-files.ts"
import { ListingSending, type Accompanying } from "./ListingSending.tsx"
import { isPhoneWindow, broadcastListingSent } from "../phone-window.ts"
import { usePickedPhotos } from "../../../files/use-picked-photos.ts"
import { useLeaveWarning } from "../../../forms/use-leave-warning.ts"
import type { SentListing } from "./use-listing-form.ts"
import { ListingFormBody, type ListingFormBodyProps, type Removing } from "./ListingFormBody.tsx"

interface ListingWritingProps extends Pick<
  ListingFormBodyProps,
  "kind" | "listing" | "latest" | "onSeen" | "copied" | "step"
> {
  readonly account: Account
}

interface Sent extends Accompanying {
  /** The address of what comes then. */
  readonly next: string
}

/** In the history's state of a step that was reached by the one before, to which Back leads. */
const onward = { onward: true } as const

export const ListingWriting = ({
  kind,
  listing,
  latest,
  onSeen,
  copied,
  step,
  account,
}: ListingWritingProps): ReactElement => {
  const [path, navigate] = useLocation()
  const [sent, setSent] = useState<Sent | null>(null)
  const { key: accountKey } = account
  // The form stays when another window switches the profile: as whom one offers is a field of its own.
  const [activeProfileKey] = useState(account.activeProfileKey)
  const form = listingDraftName({ key: accountKey, activeProfileKey }, kind, {
    listingKey: listing?.key ?? null,
    copyOf: copied?.key ?? null,
  })
  const picked = usePickedPhotos(form)
  // Typed words are kept as a draft, and so are files that there is room for.
  useLeaveWarning(sent === null && !picked.areKept)

  const open = useCallback(
    (wanted: ListingStep): void => {
      const { state } = window.history as { readonly state: unknown }
      if (wanted === stepBefore(step) && isRecord(state) && state["onward"] === true) window.history.back()
      else
        navigate(paths.listingFormStep(path, wanted, copied?.key ?? null), {
          state: wanted === stepAfter(step) ? onward : null,
        })
    },
    [copied, navigate, path, step],
  )

  const isNew = listing === null
  const finish = useCallback(() => {
    if (sent === null) return
    navigate(sent.next, { replace: true })
    // After this page has left, or its warning would hold the window open.
    if (isPhoneWindow()) setTimeout(() => window.close())
  }, [navigate, sent])

  const send = ({ listing: submitted, place, removed }: SentListing & Removing): void => {
    const { key, owner } = submitted
    // The page switches to the profile that the offer is of, which may be a new one (D15; E12).
    const page = paths.ownersListing({ kind, key }, owner.key)
    const next = isNew ? modalOver(page, "listing-sent", { kind, listing: key }) : page
    broadcastListingSent(next)
    picked.letGo()
    setSent({
      listing: { kind, key },
      next,
      change: place,
      removed,
      files: picked.files.filter((file) => refusalOf(file) === null),
    })
  }

  if (sent !== null) return <ListingSending {...sent} onDone={finish} />
  return (
    <ListingFormBody
      key={form}
      kind={kind}
      listing={listing}
      latest={latest}
      onSeen={onSeen}
      copied={copied}
      step={step}
      onStep={open}
      form={form}
      executantKey={kind === "Offer" && activeProfileKey !== accountKey ? activeProfileKey : ""}
      picked={picked}
      onSent={send}
    />
  )
}
