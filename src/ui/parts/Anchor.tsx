/** A link: within the product it moves the router, elsewhere or for a download it is the browser's own. */
import type { ComponentProps, ReactElement } from "react"
import { Link } from "wouter"
import { useReach } from "./reach.ts"

export interface AnchorProps extends ComponentProps<"a"> {
  readonly href: string
  readonly replace?: boolean | undefined // replaces the current history entry
  readonly state?: unknown // what the browser's history keeps with the page
}

/** Keeps of a link that leads nowhere what it shows. */
const asWords = ({ className, children, id }: Pick<AnchorProps, "className" | "children" | "id">): ReactElement => (
  <span className={className} id={id}>
    {children}
  </span>
)

const isWithin = (href: string): boolean => href.startsWith("/") && !href.startsWith("//")

export const Anchor = ({ href, replace, state, children, ...rest }: AnchorProps): ReactElement => {
  const reaches = useReach()
  if (isWithin(href) && !reaches(href)) return asWords({ ...rest, children })
  return isWithin(href) && rest.target === undefined && rest.download === undefined ? (
    <Link
      href={href}
      {...(replace === undefined ? {} : { replace })}
      {...(state === undefined ? {} : { state })}
      {...rest}
    >
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
