/** Builds the painter: the client's screens as one module for the server, which runs it apart from itself. */
// @ts-check
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import * as esbuild from "esbuild"
import { noMaps } from "./no-maps.mjs"

/** The painter's folder within dist/, which is handed out to nobody. */
const folder = "painter/"

/** Some packages of the server's React are CommonJS, which asks Node for its modules. */
const requireOfNode =
  'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);'

/**
 * Builds it by the options of the client's build, so that both draw the same.
 *
 * @param {esbuild.BuildOptions} client
 * @param {string} src
 * @returns {Promise<readonly import("./output.mjs").OutputFile[]>} none where the sources have no painter
 */
export const painterFile = async (client, src) => {
  if (!existsSync(join(src, "paint.tsx"))) return []
  const { outputFiles } = await esbuild.build({
    ...client,
    entryPoints: [join(src, "paint.tsx")],
    splitting: false,
    platform: "node",
    conditions: ["node", "module", "es2015"],
    inject: [],
    sourcemap: false,
    legalComments: "none",
    banner: { js: requireOfNode },
    plugins: [...(client.plugins ?? []), noMaps],
    write: false,
  })
  const script = outputFiles.find(({ path }) => path.endsWith(".js"))
  if (script === undefined) throw new Error("esbuild made nothing from src/paint.tsx.")
  const hash = createHash("sha256").update(script.contents).digest("hex").slice(0, 8).toUpperCase()
  return [{ path: `${folder}paint-${hash}.mjs`, contents: script.contents }]
}
