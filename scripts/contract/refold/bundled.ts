/** Loads the client with the wire types of a state of the contracts in place of today's. */
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Client } from "./client.ts"

const sources = fileURLToPath(new URL("../../../src/", import.meta.url))

/** `replaced`: texts in place of files, by their way below `src/`. */
export const clientWith = async (replaced: ReadonlyMap<string, string>): Promise<Client> => {
  const { build } = await import("esbuild")
  const texts = new Map([...replaced].map(([name, text]) => [join(sources, name), text]))
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("client.ts", import.meta.url))],
    ...{ bundle: true, write: false, format: "esm", platform: "node", logLevel: "error" },
    plugins: [
      {
        name: "wire types",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\/sdk\/generated\// }, ({ path }) => {
            const text = texts.get(path)
            return text === undefined ? undefined : { contents: text, loader: "ts" }
          }),
      },
    ],
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64")
  const loaded = (await import(`data:text/javascript;base64,${code}`)) as { readonly client: Client }
  return loaded.client
}
