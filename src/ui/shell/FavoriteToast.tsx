/** Says that a favourite was let go, with the way back. experience: Acting. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ToastContent } from "../../projections/toast-content.ts"
import { useDispatch, usePending } from "../app/read-models.ts"
import { Button } from "../parts/Button.tsx"
import { Toast } from "../parts/Toast.tsx"

interface FavoriteToastProps {
  readonly content: Extract<ToastContent, { readonly kind: "favorite-removed" }>
  readonly onDismiss: () => void
  readonly onHold: (held: boolean) => void
}

/** The toast leaves by itself once the listing is a favourite again. */
export const FavoriteToast = ({ content: { listing }, ...common }: FavoriteToastProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const busy = usePending({ type: "AddFavorite", key: listing.key })
  return (
    <Toast
      tone="info"
      icon="heart"
      title={<FormattedMessage id="core.favorite.removed" />}
      dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
      action={
        <Button size="small" busy={busy} onClick={() => void dispatch({ type: "AddFavorite", ...listing })}>
          <FormattedMessage id="core.undo" />
        </Button>
      }
      {...common}
    />
  )
}
