/** A browser may choose among the copies of a picture wherever an address leads to them, and nowhere else. */
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import fc from "fast-check"
import { expect, it } from "vitest"
import { thumbnailWidths } from "../../../src/domain/limits.ts"
import { copiesOf, ResponsiveImage, type ResponsiveImageProps } from "../../../src/ui/parts/ResponsiveImage.tsx"

const drawn = (props: ResponsiveImageProps) => renderToStaticMarkup(createElement(ResponsiveImage, props))

it("lists the copies of an address, the narrowest first, with the rest of it as it is", () => {
  const rest = fc.stringMatching(/^[\w-]{1,43}$/u)
  const origin = fc.constantFrom("", "https://handra.example")
  fc.assert(
    fc.property(origin, rest, rest, fc.constantFrom(...thumbnailWidths), (base, key, signature, width) => {
      const address = (one: number) => `${base}/files/${key}?w=${one}&ends=17&signature=${signature}`
      const copies = thumbnailWidths.map((one) => `${address(one)} ${one}w`)
      expect(copiesOf(address(width))?.split(",")).toEqual(copies)
    }),
  )
})

it("lists them where nothing follows the width", () =>
  expect(copiesOf("/files/f1?w=400")).toMatch(/^\/files\/f1\?w=96 96w,\/files\/f1\?w=192 192w,/u))

it.each([
  "blob:https://handra.example/0b6c",
  "data:image/png;base64,AAAA?",
  "/files/f1?signature=x",
  "/files/f1?width=400&signature=x",
  "/drawings/paint-0.svg",
])("lists none of %s", (src) => {
  expect(copiesOf(src)).toBeUndefined()
  expect(drawn({ src, sizes: "9rem" })).not.toMatch(/srcset|sizes/iu)
})

it("waits for its turn, unless the page begins with it", () => {
  const src = "/files/f1?w=400&signature=x"
  expect(drawn({ src, sizes: "auto, 9rem" })).toMatch(/loading="lazy".* sizes="auto, 9rem"/u)
  expect(drawn({ src, sizes: "9rem", leads: true })).toMatch(/loading="eager" fetchPriority="high".* sizes="9rem"/u)
})
