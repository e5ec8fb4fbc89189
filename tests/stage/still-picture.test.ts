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
  const realm = {
    ...{ Element, HTMLElement, HTMLImageElement, HTMLLinkElement, HTMLMediaElement, HTMLSourceElement },
    ...{ SVGElement, History, navigator: {} },
    addEventListener: () => undefined,
  }
  keepStill(realm as unknown as Window & typeof globalThis)
  return realm
}

const realm = newRealm()
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
