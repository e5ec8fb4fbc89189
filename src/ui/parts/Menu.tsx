/** A menu of actions behind a button (APG menu button; experience: Accessibility). */
import { Menu as Base } from "@base-ui/react/menu"
import { useRef, type ReactElement } from "react"
import { Anchor } from "./Anchor.tsx"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { useReach } from "./reach.ts"
import { ShownBehind } from "./ShownBehind.tsx"

interface MenuWords {
  readonly label: string
  readonly icon?: IconName | undefined
}

export interface MenuLink extends MenuWords {
  readonly href: string
}

export interface MenuAct extends MenuWords {
  readonly onClick: () => void
  readonly danger?: boolean | undefined
}

export type MenuItem = MenuLink | MenuAct

export interface MenuProps {
  readonly label: string
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
}

const Words = ({ icon, label }: MenuWords): ReactElement => (
  <>
    {icon && <Icon name={icon} />}
    <span>{label}</span>
  </>
)

export const Menu = ({ label, trigger, items }: MenuProps): ReactElement => {
  const place = useRef<HTMLDivElement>(null)
  const reaches = useReach()
  const leading = items.filter((item) => !("href" in item) || reaches(item.href))
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      {/* Portalled next to its button, so that it stays within the page's landmark. */}
      <div ref={place} className="p-popup-home" />
      <Base.Portal container={place}>
        <Base.Positioner className="p-popup-place" sideOffset={4} align="end">
          <Base.Popup className="p-popup p-menu" aria-label={label}>
            <ShownBehind />
            {leading.map((item) =>
              "href" in item ? (
                <Base.LinkItem
                  key={item.label}
                  closeOnClick
                  className="p-menu-item"
                  render={
                    <Anchor href={item.href}>
                      <Words {...item} />
                    </Anchor>
                  }
                />
              ) : (
                <Base.Item
                  key={item.label}
                  className="p-menu-item"
                  data-danger={item.danger || undefined}
                  onClick={item.onClick}
                >
                  <Words {...item} />
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
