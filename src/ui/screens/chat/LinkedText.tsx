/**
 * A message's words, in which addresses, mail addresses and telephone numbers are links. Nothing of a page is fetched.
 */
import { useMemo, type ReactElement } from "react"
import { textParts, type Link } from "./links.ts"

const LinkTo = ({
  text,
  link: { href, isPage, host },
}: {
  readonly text: string
  readonly link: Link
}): ReactElement => (
  <a
    href={href}
    translate="no"
    title={host ?? undefined}
    rel="noopener noreferrer nofollow ugc"
    {...(isPage ? { target: "_blank" } : {})}
  >
    {text}
  </a>
)

/** Each text has an element of its own, so that a browser which translates the page can replace it. */
export const LinkedText = ({ text }: { readonly text: string }): readonly ReactElement[] => {
  const parts = useMemo(() => textParts(text), [text])
  return parts.map((part) =>
    part.link === null ? (
      <span key={part.at}>{part.text}</span>
    ) : (
      <LinkTo key={part.at} text={part.text} link={part.link} />
    ),
  )
}
