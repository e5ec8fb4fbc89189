/** Says what became of an own listing, with the way back where there is one. experience: Acting. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { listings, ownListing } from "../../projections/listings.ts"
import type { ToastContent } from "../../projections/toast-content.ts"
import { useApp } from "../app/context.tsx"
import { useDispatch, useReadModel } from "../app/read-models.ts"
import { shortName } from "../i18n/short-name.ts"
import { Button } from "../parts/Button.tsx"
import { Toast } from "../parts/Toast.tsx"

interface ListingMovedToastProps {
  readonly content: Extract<ToastContent, { readonly kind: "listing-moved" }>
  readonly onDismiss: () => void
  readonly onHold: (held: boolean) => void
}

const opposites = { hide: "unhide", unhide: "hide" } as const

export const ListingMovedToast = ({ content, ...common }: ListingMovedToastProps): ReactElement => {
  const { listing: id, name, move, canUndo } = content
  const intl = useIntl()
  const { device } = useApp()
  const dispatch = useDispatch()
  const listing = useReadModel(listings, ownListing, id)

  const undo = (): void => {
    common.onDismiss()
    if (move === "hide" || move === "unhide")
      void dispatch({ type: "MoveListing", ...id, move: opposites[move], canUndo: false })
    else if (listing !== undefined) void dispatch({ type: "RepublishListing", listing, today: device.today() })
  }

  return (
    <Toast
      tone="success"
      named
      title={<FormattedMessage id={`core.toast.listing.${move}`} values={{ name: shortName(name) }} />}
      dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
      action={
        canUndo && (
          <Button size="small" icon="undo" onClick={undo}>
            <FormattedMessage id="core.undo" />
          </Button>
        )
      }
      {...common}
    />
  )
}
