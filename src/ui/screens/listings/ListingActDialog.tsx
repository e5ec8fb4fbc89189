/** Asks before an act on an own listing that can't be taken back, and says what follows. experience: Acting; D43. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { renewedDays } from "../../../domain/listing-moves.ts"
import type { Listing } from "../../../domain/listings.ts"
import { useApp } from "../../app/context.tsx"
import { DateSpan } from "../../i18n/format.tsx"
import { ConfirmDialog } from "../../parts/ConfirmDialog.tsx"
import type { ListingAct, ListingActs } from "./use-listing-acts.ts"

interface HintProps {
  readonly listing: Listing
  readonly act: ListingAct
  readonly open: number | undefined
}

const Hint = ({ listing, act, open = 0 }: HintProps): ReactElement => {
  const { device } = useApp()
  const days = renewedDays(listing, device.today())
  return (
    <FormattedMessage
      id={`listings.act.${act}.hint`}
      values={{
        kind: listing.kind,
        count: open,
        days: <DateSpan key="days" of={{ kind: listing.kind, ...days }} />,
      }}
    />
  )
}

export const ListingActDialog = ({ listing, of }: { readonly listing: Listing; readonly of: ListingActs }) => {
  const intl = useIntl()
  const { asked, open, busy, confirm, keep } = of
  if (asked === null) return null
  const { kind, name } = listing
  return (
    <ConfirmDialog
      danger={asked === "cancel" || asked === "archive"}
      title={intl.formatMessage({ id: `listings.act.${asked}.title` }, { kind, name })}
      hint={<Hint listing={listing} act={asked} open={open} />}
      confirmLabel={intl.formatMessage({ id: `listings.act.${asked}.confirm` }, { kind })}
      cancelLabel={intl.formatMessage({ id: "listings.act.keep" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      busy={busy}
      onConfirm={confirm}
      onCancel={keep}
    />
  )
}
