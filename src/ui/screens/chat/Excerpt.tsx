/** An excerpt of a message in which the words that were looked for are marked. */
import type { ReactElement } from "react"
import { excerpt } from "./excerpt.ts"

interface ExcerptProps {
  readonly text: string
  readonly term: string
}

export const Excerpt = ({ text, term }: ExcerptProps): ReactElement => (
  <span>
    {excerpt(text, term).map((passage) =>
      passage.isFound ? <mark key={passage.at}>{passage.text}</mark> : <span key={passage.at}>{passage.text}</span>,
    )}
  </span>
)
