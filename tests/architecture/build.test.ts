/** The build makes a page that a strict content policy lets through, and refuses in words what would not work. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { afterAll, describe, expect, it } from "vitest"
import { build, buildFailure } from "../../esbuild.config.mjs"
import { root } from "../../scripts/base/fingerprint.mjs"

const base = mkdtempSync(join(tmpdir(), "build-"))
symlinkSync(join(root, "node_modules"), join(base, "node_modules"), "junction")
afterAll(() => rmSync(base, { recursive: true }))

const app = {
  "main.tsx": `import { createRoot } from "react-dom/client"
    import { IntlProvider } from "react-intl"
    const screens = { home: () => import("./ui/screens/home/HomeScreen.tsx"), deals: () => import("./ui/screens/deals/DealsScreen.tsx") }
    createRoot(document.body).render(<IntlProvider locale="en">{Object.keys(screens)}{process.env.APP_VERSION}</IntlProvider>)`,
  "ui/screens/home/HomeScreen.tsx": `export const HomeScreen = () => <p>home</p>`,
  "ui/screens/deals/DealsScreen.tsx": `export const DealsScreen = () => <p>deals</p>`,
  "ui/theme/theme.css": `@import "@fontsource-variable/onest/wght.css"; body { font-family: "Onest Variable" }`,
  "ui/i18n/messages/en/core.json": `{ "core.deals": "{count, plural, one {# deal} other {# deals}}" }`,
  "index.html": `<!doctype html><html lang="en"><head><title>App</title><script type="module" src="./main.tsx"></script></head><body></body></html>`,
  "static/icon.svg": `<svg xmlns="http://www.w3.org/2000/svg"/>`,
}

let builds = 0
const built = async (changes: Readonly<Record<string, string>> = {}) => {
  builds += 1
  const [src, out] = [join(base, `src${builds}`), join(base, `dist${builds}`)]
  for (const [path, text] of Object.entries({ ...app, ...changes })) {
    mkdirSync(dirname(join(src, path)), { recursive: true })
    writeFileSync(join(src, path), text)
  }
  const manifest = await build({ src, out })
  return { manifest, src, out, text: (path: string) => readFileSync(join(out, path), "utf8") }
}
/** The app as it is, built once for all that only look at it. */
let plain: ReturnType<typeof built> | undefined
const builtPlain = (): ReturnType<typeof built> => (plain ??= built())

const failure = async (changes: Readonly<Record<string, string>>): Promise<string> =>
  built(changes).then(() => "built", buildFailure)

/** A whole build compresses the map's library, too; with all cores busy that takes its time. */
const buildTimeoutMs = 120_000

describe("a build", { timeout: buildTimeoutMs }, () => {
  it("names in its page just what is loaded first, and nothing inline", async () => {
    const { manifest, out, text } = await builtPlain()
    const html = text("index.html")
    const paths = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? "")
    for (const path of paths) expect(existsSync(join(out, path)), path).toBe(true)
    expect(html).toMatch(/<link rel="preload" href="\/assets\/onest-latin-wght-normal-\w+\.woff2" as="font"/)
    expect(html).toMatch(/<link rel="preload" href="\/i18n\/en\/core.json" as="fetch"/)
    expect(html).toMatch(
      /<link rel="modulepreload" href="\/assets\/main-\w+\.js" fetchpriority="low" media="not all" data-runs>\s*<\/head>/u,
    )
    expect(html).not.toContain("main.tsx")
    expect(html).not.toMatch(/<script>|<style|Screen/)
    expect(manifest.firstLoad.map(({ file }) => file)).toContainEqual(expect.stringMatching(/HomeScreen/))
    expect(manifest.firstLoad.map(({ file }) => file)).not.toContainEqual(expect.stringMatching(/DealsScreen/))
  })

  it("has maps, compressed twins and the files that keep their names", async () => {
    const { out, text } = await builtPlain()
    const main = readdirSync(join(out, "assets")).find((file) => /^main-\w+\.js$/.test(file))
    const files = readdirSync(join(out, "assets"))
    expect(files).toEqual(expect.arrayContaining([`${main}.map`, `${main}.br`, `${main}.gz`]))
    const twin = brotliDecompressSync(readFileSync(join(out, `assets/${main}.br`))).toString()
    expect(twin).toBe(text(`assets/${main}`))
    expect(text("icon.svg")).toBe(app["static/icon.svg"])
  })

  it("has one script to begin with, from which later parts take what both need", async () => {
    const { manifest, out, text } = await built({
      "shared.ts": `export const known = new Map([["shared by all", 1]])\nexport const other = new Set([2])`,
      "main.tsx": `import { known } from "./shared.ts"\n${app["main.tsx"]}\nknown.clear()`,
      "ui/screens/home/HomeScreen.tsx": `import { known, other } from "../../../shared.ts"
        export const HomeScreen = () => <p>{known.size + other.size}</p>`,
      "ui/screens/deals/DealsScreen.tsx": `import { known } from "../../../shared.ts"
        export const DealsScreen = () => <p>deals {known.size}</p>`,
    })
    const [main = "", ...others] = manifest.firstLoad.map(({ file }) => file)
    expect(others).toEqual([expect.stringMatching(/HomeScreen/)])
    const scripts = readdirSync(join(out, "assets")).filter((file) => file.endsWith(".js"))
    expect(scripts.filter((file) => text(`assets/${file}`).includes("shared by all"))).toEqual([basename(main)])
    for (const screen of scripts.filter((file) => file.includes("Screen"))) {
      const script = text(`assets/${screen}`)
      expect(script).toContain(`from"./${basename(main)}"`)
      const imported = [...script.matchAll(/import\{\w+ as (\w+)\}/g)].map(([, name]) => name)
      const words = [...script.matchAll(/\w+/g)].map(String)
      expect(imported.filter((name = "") => words.indexOf(name) === words.lastIndexOf(name))).toEqual([])
    }
    const { sources }: { readonly sources: readonly string[] } = JSON.parse(text(`${main}.map`))
    expect(sources).toContainEqual(expect.stringMatching(/shared\.ts$/))
  })

  it("compiles the texts and leaves the parser out", async () => {
    const { out, text } = await builtPlain()
    expect(JSON.parse(text("i18n/en/core.json"))).toEqual({ "core.deals": [expect.objectContaining({ type: 6 })] })
    const scripts = readdirSync(join(out, "assets")).filter((file) => file.endsWith(".js"))
    expect(scripts.map((file) => text(`assets/${file}`)).join("")).not.toContain("EXPECT_ARGUMENT_CLOSING_BRACE")
  })

  it("takes away what an earlier build left", async () => {
    const { src, out } = await builtPlain()
    writeFileSync(join(out, "assets/old-12345678.js"), "")
    await build({ src, out })
    expect(readdirSync(join(out, "assets"))).not.toContain("old-12345678.js")
  })

  it("says what is wrong with a source, a text, a style or the page", async () => {
    expect(await failure({ "main.tsx": "const a = ;" })).toMatch(/Unexpected ";"[\s\S]*main\.tsx:1:10/)
    expect(await failure({ "ui/i18n/messages/en/core.json": `{ "core.a": "{b" }` })).toMatch(
      /The texts can't be built:\n {2}en\/core.json: "core.a" is not a valid ICU message/,
    )
    expect(
      await failure({
        "ui/screens/deals/DealsScreen.tsx": `import "./deals.css"; export const DealsScreen = () => <p>deals</p>`,
        "ui/screens/deals/deals.css": "p { color: red }",
      }),
    ).toMatch(/No page would load the styles in .*deals\.css/)
    expect(await failure({ "index.html": "<html><head></head><script>alert(1)</script></html>" })).toMatch(
      /inline script/,
    )
  })
})
