/**
 * The kept shape of a screen has the product's words that assistive technology is told, and nothing of the market's.
 */
import { expect, it } from "vitest"
import { type AriaNode, ariaShape } from "../journeys/aria-shape.ts"
import { wordsOf } from "../journeys/aria-words.ts"

const page = { isModal: false, withFrame: false } as const

const card = (name: string, price: string): AriaNode => ({
  role: "listitem",
  children: [
    { role: "heading", name, level: 3, children: [{ role: "link", name }] },
    { role: "paragraph", text: price },
    { role: "button", name: `Favourite: ${name}`, pressed: true },
  ],
})

it("keeps a message, one and many alike, and leaves out what stands in it", () => {
  expect(wordsOf("Sort by")).toBe("Sort by")
  expect(wordsOf("Favourite: Put up two raised beds")).toBe("Favourite: …")
  expect(wordsOf("1 order found")).toBe(wordsOf("105 orders found"))
  expect(wordsOf("Put up two raised beds")).toBe("…")
  expect(wordsOf("In your words optional")).toBe("In your words optional")
})

it("keeps one of things that repeat, wherever among them it stands", () => {
  const list = (...children: readonly AriaNode[]): AriaNode => ({ role: "list", children })
  const [bed, tap, wall] = [
    card("Raised beds", "€25 per hour"),
    card("A tap", "By agreement"),
    card("A wall", "€9 per day"),
  ]
  const shape = ariaShape([list(bed, tap, wall)], page)
  expect(shape).toBe(ariaShape([list(tap, wall, bed)], page))
  expect(shape).toBe(ariaShape([list(tap, bed)], page))
  expect(shape.split("\n").filter((line) => line.includes('button "Favourite: …" [pressed=true]'))).toHaveLength(2)
})

it("tells a lost name, a heading's other level and a state from what was there", () => {
  const said = (node: AriaNode): string => ariaShape([node], page)
  expect(said({ role: "button", name: "Filters" })).not.toBe(said({ role: "button" }))
  expect(said({ role: "heading", name: "Deals", level: 1 })).not.toBe(
    said({ role: "heading", name: "Deals", level: 2 }),
  )
  expect(said({ role: "switch", name: "x", checked: true })).not.toBe(said({ role: "switch", name: "x" }))
})

it("is the same on whichever days things fall, today and yesterday among them", () => {
  const day = (name: string): AriaNode => ({ role: "heading", name, level: 2 })
  const items = (...names: readonly string[]): AriaNode => ({
    role: "list",
    children: names.map((name) => ({ role: "listitem", children: [{ role: "link", name }] })),
  })
  const shape = ariaShape(
    [day("Monday, 3 November"), items("“A bed” is published. Executants can find it and apply now.", "x")],
    page,
  )
  for (const name of ["Today", "Yesterday"])
    expect(
      ariaShape(
        [
          day(name),
          items("“A bed” is published. Executants can find it and apply now."),
          day("Monday, 3 November"),
          items("x"),
        ],
        page,
      ),
    ).toBe(shape)
})
