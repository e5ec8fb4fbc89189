/** Asks before an act on an own listing that can't be taken back, and says what follows. experience: Acting. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { renewedDays } from "../../../../domain/listing-moves.ts"
import type { Listing } from "../../../../domain/listings.ts"
import { useApp } from "../../../app/context.tsx"
import { DateSpan } from "../../../i18n/format.tsx"
import { useCloseOnBack } from "../../../parts/use-close-on-back.ts"
import { ConfirmDialog } from "../../../parts/ConfirmDialog.tsx"
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
      id={`own-listings.act.${act}.hint`}
      values={{
        kind: listing.kind,
        count: open,
        days: <DateSpan key="days" of={{ kind: listing.kind, ...days }} />,
      }}
    />
  )
}

interface AskedProps {
  readonly listing: Listing
  readonly asked: ListingAct
  readonly of: ListingActs
}

const Asked = ({ listing, asked, of: { open, busy, confirm, keep } }: AskedProps): ReactElement => {
  const intl = useIntl()
  const { kind, name } = listing
  useCloseOnBack(keep)
  return (
    <ConfirmDialog
      danger={asked === "cancel" || asked === "archive"}
      title={intl.formatMessage({ id: `own-listings.act.${asked}.title` }, { kind, name })}
      hint={<Hint listing={listing} act={asked} open={open} />}
      confirmLabel={intl.formatMessage({ id: `own-listings.act.${asked}.confirm` }, { kind })}
      cancelLabel={intl.formatMessage({ id: "own-listings.act.keep" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      busy={busy}
      onConfirm={confirm}
      onCancel={keep}
    />
  )
}

export const ListingActDialog = ({ listing, of }: Omit<AskedProps, "asked">): ReactElement | null =>
  of.asked === null ? null : <Asked listing={listing} asked={of.asked} of={of} />
