/** Reads what assistive technology is told of a page, as lines that stay the same while the market changes. */
import { wordsOf } from "./aria-words.ts"

/** A node of Playwright's `ariaSnapshotJSON`. */
export interface AriaNode {
  readonly role: string
  readonly name?: string
  readonly text?: string
  readonly level?: number
  readonly checked?: boolean | "mixed"
  readonly disabled?: boolean
  readonly expanded?: boolean
  readonly invalid?: boolean | "grammar" | "spelling"
  readonly pressed?: boolean | "mixed"
  readonly selected?: boolean
  readonly children?: readonly AriaChild[]
}

/** A node, or the text alone that stands between elements. */
type AriaChild = AriaNode | string

const states = ["level", "checked", "disabled", "expanded", "invalid", "pressed", "selected"] as const

/** The roles whose number and order are the market's. */
const repeated: ReadonlySet<string> = new Set(["listitem", "option", "row", "article", "list"])

/**
 * Answers whether the market has written a text, as it has those of a card; a card's heading and what can be pressed
 * have names.
 */
const isWritten = (role: string, within: string): boolean =>
  role === "time" || (within === "article" && (role === "text" || role === "paragraph"))

/** Days that the product names by words of its own: which day something falls on, the hour of the run says. */
const namedDays: ReadonlySet<string> = new Set(["Today", "Yesterday"])

const nameOf = ({ role, name = "" }: AriaNode): string =>
  role === "heading" && namedDays.has(name) ? "…" : wordsOf(name)

const headOf = (node: AriaNode, within: string): string => {
  const name = node.name === undefined ? "" : ` "${nameOf(node)}"`
  const said = states.flatMap((state) => (node[state] === undefined ? [] : ` [${state}=${node[state]}]`)).join("")
  const text = node.text === undefined ? "" : `: ${isWritten(node.role, within) ? "…" : wordsOf(node.text)}`
  return `${node.role}${name}${said}${text}`
}

const shapeOf = (node: AriaNode, within: string): string => {
  const head = headOf(node, within)
  // A paragraph of a card is the card's.
  const inside = shapesOf(node.children ?? [], within === "article" ? within : node.role).replaceAll(/^/gmu, "  ")
  return inside.trim() === "" ? head : `${head}\n${inside}`
}

const isNamedByMarket = (child: AriaChild | undefined): boolean =>
  typeof child === "object" && child.role === "heading" && nameOf(child) === "…"

/** Days are headings over a list each: on which of them something falls, the hour of the run says. */
const joinDays = (children: readonly AriaChild[]): readonly AriaChild[] => {
  const days = children.filter(
    (one, at): one is AriaNode => typeof one === "object" && one.role === "list" && isNamedByMarket(children[at - 1]),
  )
  const [first, ...others] = days
  if (first === undefined) return children
  const joined = { ...first, children: days.flatMap(({ children = [] }) => children) }
  return children.flatMap((one) => (one === first ? [joined] : others.some((other) => other === one) ? [] : [one]))
}

/** The texts that are there after a reload alone, or once somebody scrolls to them. */
const passing: ReadonlySet<string> = new Set([
  "Before this page was opened",
  "If the page was reloaded since, what happened is in one of these.",
  "Map of …",
])

const isPassing = (child: AriaChild): boolean =>
  typeof child === "object" && passing.has(wordsOf(child.name ?? child.text ?? ""))

const shapesOf = (all: readonly AriaChild[], within: string): string => {
  const children = joinDays(all).filter((one) => !isPassing(one))
  const shapes: string[] = []
  for (const one of children) {
    const shape =
      typeof one === "string" ? `text: ${isWritten("text", within) ? "…" : wordsOf(one)}` : shapeOf(one, within)
    const isOfMany =
      within === "log" || (typeof one !== "string" && repeated.has(one.role)) || shape.startsWith('heading "…"')
    if (!isOfMany || !shapes.includes(shape)) shapes.push(shape)
  }
  const isOfMarket = children.every((one) => typeof one !== "string" && repeated.has(one.role))
  return (isOfMarket && shapes.every((shape) => shape.includes("…")) ? shapes.toSorted() : shapes).join("\n")
}

/** The same on every page: it is read whole on the first one. */
const isFrame = ({ role, name }: AriaNode): boolean =>
  ["banner", "contentinfo", "link"].includes(role) || name === "Main" || name === "Messages"

interface Asked {
  /** A dialog has all to itself. */
  readonly isModal: boolean
  readonly withFrame: boolean
}

export const ariaShape = (nodes: readonly AriaNode[], { isModal, withFrame }: Asked): string => {
  const children = isModal ? nodes.filter(({ role }) => role === "dialog" || role === "alertdialog") : nodes
  return shapesOf(
    children.map((node) => {
      const { children: _, ...head } = node
      return isFrame(node) && (!withFrame || node.name === "Messages") ? head : node
    }),
    "page",
  )
}
