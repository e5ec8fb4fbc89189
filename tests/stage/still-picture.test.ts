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
  const heard = new Map<string, (event: unknown) => void>()
  const realm = {
    ...{ Element, HTMLElement, HTMLImageElement, HTMLLinkElement, HTMLMediaElement, HTMLSourceElement },
    ...{ SVGElement, History, navigator: {} },
    addEventListener: (name: string, listener: (event: unknown) => void) => void heard.set(name, listener),
  }
  const files: File[] = []
  keepStill(realm as unknown as Window & typeof globalThis, (file) => files.push(file))
  return { realm, heard, files }
}

const { realm, heard, files } = newRealm()
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

it("lets no file that is dropped on it take its place, and hands the file on", () => {
  const file = new File(["{}"], "a.ndjson")
  const held: string[] = []
  for (const type of ["dragover", "drop"])
    heard.get(type)?.({
      type,
      cancelable: true,
      dataTransfer: { files: [file] },
      preventDefault: () => held.push(type),
      stopImmediatePropagation: () => undefined,
    })
  expect(held).toEqual(["dragover", "drop"])
  expect(files).toEqual([file])
})
