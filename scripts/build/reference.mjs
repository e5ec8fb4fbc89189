/**
 * Builds the contracts' reference: its page, the renderer in one file beside it, and the contracts as files. None of it is
 * in the app.
 */
// @ts-check
import { existsSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import * as esbuild from "esbuild"
import { stringify } from "yaml"
import { contractHash } from "../base/fingerprint.mjs"
import { documentsIn } from "../contract/sdk-documents.mjs"
import { contractsFolder } from "../contract/services.ts"
import { referenceFile, referenceFolder } from "../../src/domain/reference-pages.ts"
import { page } from "./page.mjs"

/** @typedef {import("./output.mjs").OutputFile} OutputFile */

const inFolder = (/** @type {string} */ name) => `${referenceFolder}/${name}`

/** @type {{ readonly hash: string, readonly files: Promise<readonly OutputFile[]> } | undefined} */
let lastContracts

const readContracts = async () =>
  Object.entries(await documentsIn(contractsFolder)).flatMap(([name, document]) => [
    { path: inFolder(`${name}.json`), contents: Buffer.from(JSON.stringify(document, null, 2)) },
    {
      path: inFolder(`${name}.yaml`),
      contents: Buffer.from(stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })),
    },
  ])

/** Each contract with all that it refers to. Builds of a process share them until one changes. */
const contractFiles = () => {
  const hash = contractHash()
  if (lastContracts?.hash !== hash) lastContracts = { hash, files: readContracts() }
  return lastContracts.files
}

/**
 * Builds by the options of the client's build.
 *
 * @param {esbuild.BuildOptions} client
 * @param {string} src
 * @returns {Promise<readonly OutputFile[]>} none where the sources have no reference
 */
export const referenceFiles = async (client, src) => {
  if (!existsSync(join(src, "reference.ts"))) return []
  const { outputFiles = [] } = await esbuild.build({
    ...client,
    entryPoints: [
      { in: join(src, "reference.ts"), out: "reference" },
      { in: join(src, "reference/reference.css"), out: "reference" },
    ],
    entryNames: "[name]",
    splitting: false,
    inject: [],
    sourcemap: false,
    legalComments: "eof",
    write: false,
  })
  const made = outputFiles.map(({ path, contents }) => ({ path: inFolder(basename(path)), contents }))
  const tags = [
    `<link rel="stylesheet" href="/${inFolder("reference.css")}">`,
    `<script type="module" src="/${inFolder("reference.js")}"></script>`,
  ]
  const html = page(readFileSync(join(src, "reference.html"), "utf8"), tags)
  return [...made, ...(await contractFiles()), { path: referenceFile, contents: Buffer.from(html) }]
}
