/**
 * Gives each text an element of its own, also where several stand together. A browser that translates the page puts
 * every text node into an element of its own making: React then fails to remove such a node, and changes it unseen.
 * Texts that are their element's only child are safe, as React replaces them by way of the element.
 */
import { Children, type ReactElement, type ReactNode } from "react"

const isText = (child: ReactNode): child is string | number => typeof child === "string" || typeof child === "number"

interface WordsProps {
  readonly children?: ReactNode
}

export const Words = ({ children }: WordsProps): ReactElement => {
  const all = Children.toArray(children)
  const [only] = all
  // An array of one text would be a text node among others to React.
  if (all.length === 1 && isText(only)) return <span>{only}</span>
  return <span>{Children.map(children, (child) => (isText(child) ? <span>{child}</span> : child))}</span>
}
