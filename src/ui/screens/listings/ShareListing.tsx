/** Gives a listing's public address to others: by the device's own sheet where it has one, else by the clipboard. Spec §3. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { PublicListing } from "../../../domain/listings.ts"
import { useApp } from "../../app/context.tsx"
import { paths } from "../../app/paths.ts"
import { Button } from "../../parts/Button.tsx"
import { useServersPicture } from "../../theme/servers-picture.ts"
import { CopyButton } from "./CopyButton.tsx"

export const ShareListing = ({ listing }: { readonly listing: PublicListing }): ReactElement => {
  const { wrapper } = useApp().device
  // The server knows neither where the page is read nor what the device can do.
  const isServers = useServersPicture() !== null
  const path = paths.publicListing(listing)
  const url = isServers ? path : new URL(path, wrapper?.site ?? window.location.origin).href
  const share = async (): Promise<void> => {
    try {
      const what = { title: listing.name, url }
      await (wrapper === null ? navigator.share(what) : wrapper.share(what))
    } catch {
      // A person who closes the sheet has not failed at anything.
    }
  }
  return wrapper !== null || (!isServers && "share" in navigator) ? (
    <Button icon="share" onClick={() => void share()}>
      <FormattedMessage id="listings.share" />
    </Button>
  ) : (
    <CopyButton text={url} label="listings.share.copy" done="listings.share.copied" />
  )
}
