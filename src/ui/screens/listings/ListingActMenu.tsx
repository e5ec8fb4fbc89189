/** What the owner can do with a listing, behind one button; nothing where there is nothing to do. D41–D43. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Listing } from "../../../domain/listings.ts"
import { IconButton } from "../../parts/IconButton.tsx"
import type { IconName } from "../../parts/icon-paths.ts"
import { Menu } from "../../parts/Menu.tsx"
import type { ListingAct, ListingActs } from "./use-listing-acts.ts"

export const actIcons: Readonly<Record<ListingAct, IconName>> = {
  hide: "eye-off",
  unhide: "eye",
  archive: "archive",
  cancel: "close",
  republish: "refresh",
}

interface ListingActMenuProps {
  readonly listing: Listing
  readonly acts: ListingActs
}

export const ListingActMenu = ({ listing, acts }: ListingActMenuProps): ReactElement | null => {
  const intl = useIntl()
  if (acts.acts.length === 0) return null
  const label = intl.formatMessage({ id: "listings.act.more" }, { name: listing.name })
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} disabled={acts.busy} />}
      items={acts.acts.map((act) => ({
        label: intl.formatMessage({ id: `listings.act.${act}` }, { kind: listing.kind }),
        icon: actIcons[act],
        danger: act === "cancel",
        onClick: () => acts.start(act),
      }))}
    />
  )
}
