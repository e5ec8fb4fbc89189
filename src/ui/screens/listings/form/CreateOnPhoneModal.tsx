/**
 * The modal of "Create order" and "Create offer" on a wide screen: the form in a window of phone size, or on a phone by
 * link.
 */
import { useEffect, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { useLocation } from "wouter"
import type { ListingKind } from "../../../../domain/listings.ts"
import { useMobile } from "../../../app/media.ts"
import { Button } from "../../../parts/Button.tsx"
import { Dialog } from "../../../parts/Dialog.tsx"
import { Note } from "../../../parts/Note.tsx"
import { QrCode } from "../../../parts/QrCode.tsx"
import { TextField } from "../../../parts/TextField.tsx"
import { paths } from "../../../app/paths.ts"
import { CopyButton } from "../CopyButton.tsx"
import { useHasDraft } from "./listing-draft-name.ts"
import { openPhoneWindow, phoneLink, whenListingSent } from "../phone-window.ts"

interface CreateOnPhoneModalProps {
  readonly kind: ListingKind
  readonly listingKey: string | null // the one to be changed; null for a new one
  readonly copyOf: string | null // the one whose words a new one begins with
  readonly onClose: () => void
}

export const CreateOnPhoneModal = ({ kind, listingKey, copyOf, onClose }: CreateOnPhoneModalProps): ReactElement => {
  const intl = useIntl()
  const isMobile = useMobile()
  const [, navigate] = useLocation()
  const form =
    listingKey !== null
      ? paths.editListing({ kind, key: listingKey })
      : copyOf !== null
        ? paths.copyListing({ kind, key: copyOf })
        : paths.newListing(kind)
  const hasDraft = useHasDraft(kind, { listingKey, copyOf })
  const [opened, setOpened] = useState<boolean | null>(null)

  useEffect(() => {
    if (isMobile) navigate(form, { replace: true })
  }, [isMobile, navigate, form])

  // The form's own window closes before anybody could read there that it was sent.
  useEffect(() => whenListingSent((next) => navigate(next, { replace: true })), [navigate])

  return (
    <Dialog
      title={intl.formatMessage(
        { id: listingKey === null ? "own-listings.phone.title" : "own-listings.form.edit" },
        { kind },
      )}
      description={intl.formatMessage({ id: "own-listings.phone.why" })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      onClose={onClose}
    >
      <div className="o-phone">
        {hasDraft && (
          <Note tone="green" icon="edit">
            <FormattedMessage id="own-listings.phone.draft" />
          </Note>
        )}
        <Button kind="primary" icon="external" wide onClick={() => setOpened(openPhoneWindow(form))}>
          <FormattedMessage id="own-listings.phone.window" />
        </Button>
        {opened !== null && (
          <Note tone={opened ? "green" : "yellow"}>
            <output>
              <FormattedMessage
                id={opened ? "own-listings.phone.opened" : "own-listings.phone.blocked"}
                values={{ kind }}
              />
            </output>
          </Note>
        )}
        <div className="o-phone-scan">
          <QrCode text={phoneLink(form)} label={intl.formatMessage({ id: "own-listings.phone.qr" })} />
          <p>
            <FormattedMessage id="own-listings.phone.scan" />
          </p>
        </div>
        <div className="o-phone-link">
          <TextField
            label={intl.formatMessage({ id: "own-listings.phone.linkLabel" })}
            hint={intl.formatMessage({ id: "own-listings.phone.link" })}
            value={phoneLink(form)}
            onChange={() => undefined}
            readOnly
          />
          <CopyButton text={phoneLink(form)} label="own-listings.phone.copy" done="own-listings.phone.copied" />
        </div>
        <p className="o-small">
          <FormattedMessage id="own-listings.phone.narrow" />
        </p>
      </div>
    </Dialog>
  )
}
