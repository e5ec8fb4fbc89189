/** A link: within the product it moves the router, elsewhere or for a download it is the browser's own. */
import type { ComponentProps, ReactElement } from "react"
import { Link } from "wouter"

export interface AnchorProps extends ComponentProps<"a"> {
  readonly href: string
  readonly replace?: boolean | undefined // replaces the current history entry
  readonly state?: unknown // what the browser's history keeps with the page
}

const isWithin = (href: string): boolean => href.startsWith("/") && !href.startsWith("//")

export const Anchor = ({ href, replace, state, children, ...rest }: AnchorProps): ReactElement =>
  isWithin(href) && rest.target === undefined && rest.download === undefined ? (
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
