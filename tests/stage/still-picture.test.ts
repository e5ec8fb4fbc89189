/** Nothing on the stage tries to fetch a picture: its content policy is the second wall, not the first. architecture: Theatre. */
import { expect, it } from "vitest"
import { keepStill } from "../../src/stage/still-picture.ts"

/** Elements as far as addresses go: attributes of HTML have no case. */
const newRealm = () => {
  class Element {
    readonly attributes = new Map<string, string>()
    setAttribute(name: string, value: string): void {
      this.attributes.set(name.toLowerCase(), value)
    }
    getAttribute(name: string): string | null {
      return this.attributes.get(name.toLowerCase()) ?? null
    }
  }
  class HTMLElement extends Element {
    focus(): void {}
  }
  class HTMLImageElement extends HTMLElement {}
  class HTMLLinkElement extends HTMLElement {}
  class HTMLMediaElement extends HTMLElement {}
  class HTMLSourceElement extends HTMLElement {}
  class SVGElement extends HTMLElement {}
  class History {
    back(): void {}
  }
  const heard: { readonly name: string; readonly listener: (event: unknown) => void }[] = []
  const realm = {
    ...{ Element, HTMLElement, HTMLImageElement, HTMLLinkElement, HTMLMediaElement, HTMLSourceElement },
    ...{ SVGElement, History, navigator: {} },
    addEventListener: (name: string, listener: (event: unknown) => void) => void heard.push({ name, listener }),
  }
  const files: File[] = []
  const left: boolean[] = []
  const escaped: true[] = []
  keepStill(realm as unknown as Window & typeof globalThis, {
    onFile: (file) => files.push(file),
    onLeave: (isBack) => left.push(isBack),
    onEscape: () => escaped.push(true),
  })
  return { realm, heard, files, left, escaped }
}

const { realm, heard, files, left, escaped } = newRealm()
const kinds = ["HTMLImageElement", "HTMLLinkElement", "HTMLMediaElement", "HTMLSourceElement"] as const

// React sets some of them in camel case.
it.each(["src", "srcSet", "SRCSET", "poster", "href", "imageSrcSet", "imagesrcset"])(
  "leads no element by %s to another place",
  (name) => {
    for (const kind of kinds) {
      const element = new realm[kind]()
      element.setAttribute(name, "https://elsewhere.example/a.jpg?w=1600")
      Object.assign(element, { [name]: "https://elsewhere.example/b.jpg" })
      expect([...element.attributes.values()].join(), `${kind} ${name}`).not.toContain("elsewhere")
    }
  },
)

it("keeps all other attributes as they are", () => {
  const image = new realm.HTMLImageElement()
  image.setAttribute("alt", "A gate")
  image.setAttribute("src", "/files/1")
  expect(image.getAttribute("alt")).toBe("A gate")
  expect(image.getAttribute("src")).toMatch(/^data:image\/svg/u)
})

/** Answers whether the stage holds an event back. */
const happens = (name: string, fields: object): boolean => {
  let isHeld = false
  const event = {
    cancelable: true,
    preventDefault: () => (isHeld = true),
    stopImmediatePropagation: () => undefined,
    ...fields,
  }
  for (const one of heard) if (one.name === name) one.listener(event)
  return isHeld
}

it("is one stop of the Tab key, and scrolls by the others", () => {
  const keys = ["Tab", "ArrowDown", "PageUp", "Enter", "a"]
  expect(keys.filter((key) => happens("keydown", { key, shiftKey: false }))).toEqual(["Tab", "Enter", "a"])
  happens("keydown", { key: "Tab", shiftKey: true })
  expect(left).toEqual([false, true])
})

it("hands Escape on, and keeps it from what it shows", () => {
  expect(happens("keydown", { key: "Escape" })).toBe(true)
  expect(escaped).toEqual([true])
})

it("lets no file that is dropped on it take its place, and hands the file on", () => {
  const file = new File(["{}"], "a.ndjson")
  const held = ["dragover", "drop"].filter((type) => happens(type, { dataTransfer: { files: [file] } }))
  expect(held).toEqual(["dragover", "drop"])
  expect(files).toEqual([file])
})
