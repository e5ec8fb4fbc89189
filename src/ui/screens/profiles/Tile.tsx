/** A way into one of the profile's lists, with how much is in it. */
import type { ReactElement, ReactNode } from "react"
import { CountText } from "../../i18n/format.tsx"
import { Anchor } from "../../parts/Anchor.tsx"
import { Card } from "../../parts/Card.tsx"
import { Icon } from "../../parts/Icon.tsx"
import type { IconName } from "../../parts/icon-paths.ts"

interface TileProps {
  readonly href: string
  readonly icon: IconName
  readonly label: ReactNode
  readonly count: number | null // null while not known
}

export const Tile = ({ href, icon, label, count }: TileProps): ReactElement => (
  <Card as="li" interactive>
    <div className="profiles-tile">
      <span className="profiles-tile-icon">
        <Icon name={icon} size={24} />
      </span>
      <Anchor href={href} className="profiles-tile-label p-card-link">
        {label}
      </Anchor>
      <span className="profiles-tile-count">{count === null ? null : <CountText count={count} />}</span>
    </div>
  </Card>
)
