/** The owner's acts on a listing, behind one button. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { canRevise } from "../../../../domain/listing-moves.ts"
import type { Listing } from "../../../../domain/listings.ts"
import { useCopyPath, useEditPath } from "../../../app/nav-links.ts"
import { IconButton } from "../../../parts/IconButton.tsx"
import type { IconName } from "../../../parts/icon-paths.ts"
import { Menu } from "../../../parts/Menu.tsx"
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

export const ListingActMenu = ({ listing, acts }: ListingActMenuProps): ReactElement => {
  const intl = useIntl()
  const [editPath, copyPath] = [useEditPath(listing), useCopyPath(listing)]
  const { kind } = listing
  const label = intl.formatMessage({ id: "own-listings.act.more" }, { name: listing.name })
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} aria-busy={acts.busy || undefined} />}
      items={[
        ...(canRevise(listing)
          ? [
              {
                label: intl.formatMessage({ id: "own-listings.edit.change" }, { kind }),
                icon: "edit" as const,
                href: editPath,
              },
            ]
          : []),
        ...acts.acts.map((act) => ({
          label: intl.formatMessage({ id: `own-listings.act.${act}` }, { kind }),
          icon: actIcons[act],
          danger: act === "cancel",
          onClick: () => acts.start(act),
        })),
        { label: intl.formatMessage({ id: "own-listings.act.copy" }), icon: "copy", href: copyPath },
      ]}
    />
  )
}
