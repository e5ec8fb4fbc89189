/**
 * `dependencies` are what the server needs to run, and everything else is for development, the client's packages too: they
 * are in its build. So `npm prune --omit=dev` leaves a server that starts. docs/operating.md.
 */
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import * as esbuild from "esbuild"
import { expect, it } from "vitest"

const root = new URL("../../", import.meta.url)
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>
}

/** The programs, and the threads that they start by address. */
const entries = readdirSync(new URL("server/", root), { recursive: true, encoding: "utf8" })
  .filter((file) => /^(?:main|admin)\.ts$|-worker\.ts$/u.test(file))
  .map((file) => fileURLToPath(new URL(`server/${file}`, root)))

/** The Node that runs it all, and what is read as files: letters for drawings, a script for the browser. */
const unimported = ["node", "@fontsource/onest", "@simplewebauthn/browser"]

const packageOf = (path: string): string => path.split("/", path.startsWith("@") ? 2 : 1).join("/")

const needed = async (): Promise<readonly string[]> => {
  const { metafile } = await esbuild.build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: entries,
    outdir: "never-written",
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const outside = imports.filter(({ external, path }) => external === true && !path.startsWith("node:"))
  return [...new Set([...outside.map(({ path }) => packageOf(path)), ...unimported])]
}

it("are what the server imports, and no others", async () => {
  expect(entries.length).toBeGreaterThan(3)
  expect(Object.keys(dependencies).toSorted()).toEqual((await needed()).toSorted())
})
