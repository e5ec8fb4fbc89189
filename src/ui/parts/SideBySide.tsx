/** A list with the one of it that is chosen beside it; either alone where the other is not given. experience: Layout. */
import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from "react"

interface SideBySideProps {
  /** Null where there is no room for it beside the detail. */
  readonly list: ReactNode | null
  readonly detail: ReactNode | null
}

/** Each stays mounted, and where it is scrolled to, when the other comes or goes. */
export const SideBySide = ({ list, detail }: SideBySideProps): ReactElement => (
  <div className="p-side-by-side" data-both={(list !== null && detail !== null) || undefined}>
    {list !== null && <div className="p-side-list">{list}</div>}
    {detail !== null && <div>{detail}</div>}
  </div>
)

/** For the link of a row: the chosen one is scrolled to within its list. */
export const useChosenInView = (chosen: boolean): RefObject<HTMLAnchorElement | null> => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (chosen) link.current?.closest(".p-card")?.scrollIntoView({ block: "nearest", behavior: "instant" })
  }, [chosen])
  return link
}
