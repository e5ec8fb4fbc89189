/** Tabs as links, each with an address of its own; they scroll sideways on phones. */
import { useEffect, useRef, type ReactElement } from "react"
import { Anchor } from "./Anchor.tsx"
import { CountBadge } from "./CountBadge.tsx"
import { useReach } from "./reach.ts"

export interface TabLinksProps {
  readonly label: string
  readonly tabs: readonly {
    readonly href: string
    readonly label: string
    readonly count?: number | undefined
    readonly countLabel?: string | undefined
    readonly current: boolean
  }[]
}

export const TabLinks = ({ label, tabs }: TabLinksProps): ReactElement => {
  const list = useRef<HTMLUListElement>(null)
  const reaches = useReach()
  // The address changes with every filter, and to measure costs a layout of the page: the place does not.
  const current = tabs.findIndex((tab) => tab.current)

  // Scrolls the strip alone: scrollIntoView would scroll the page, too.
  useEffect(() => {
    const strip = list.current
    const link = strip?.querySelector("[aria-current]")
    if (!strip || !link || current < 0) return
    const [outer, inner] = [strip.getBoundingClientRect(), link.getBoundingClientRect()]
    strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [current])

  return (
    <nav className="p-tabs" aria-label={label}>
      <ul ref={list} className="p-tabs-list">
        {tabs
          .filter(({ href }) => reaches(href))
          .map((tab) => (
            <li key={tab.href}>
              <Anchor className="p-tab" href={tab.href} aria-current={tab.current ? "page" : undefined}>
                <span>{tab.label}</span>
                {tab.count !== undefined && <CountBadge count={tab.count} label={tab.countLabel ?? `${tab.count}`} />}
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  )
}
