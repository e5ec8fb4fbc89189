/** The build's last part: the service worker, which knows by name and hash what the app starts with offline. */
// @ts-check
import { createHash } from "node:crypto"
import { join } from "node:path"
import * as esbuild from "esbuild"
import { root, sourcesHash } from "../base/fingerprint.mjs"

/** @typedef {import("esbuild").Metafile["outputs"]} Outputs */
/** @typedef {import("./output.mjs").OutputFile} OutputFile */

/** Screens that nobody needs without a network, and that are large or for few. */
const needsNetwork = /\/ui\/(?:map|screens\/(?:moderation|testing))\/|\/PhotoCrop\.tsx$/u

/**
 * Every script that can be reached from the entry without passing through what needs the network.
 *
 * @param {Outputs} outputs
 * @param {string} entry
 */
export const reachable = (outputs, entry) => {
  const [seen, open] = [new Set([entry]), [entry]]
  for (let file = open.pop(); file !== undefined; file = open.pop())
    for (const { path, external } of outputs[file]?.imports ?? []) {
      const to = outputs[path]
      if (to === undefined || external === true || seen.has(path) || needsNetwork.test(to.entryPoint ?? "")) continue
      seen.add(path)
      open.push(path)
    }
  return [...seen]
}

/** Names with a hash never change what they hold. */
const hasHash = (/** @type {string} */ path) => path.startsWith("assets/")

const hashOf = (/** @type {Uint8Array} */ contents) => createHash("sha256").update(contents).digest("hex").slice(0, 12)

/**
 * @param {{ readonly dev: boolean, readonly shell: readonly OutputFile[] }} of `shell`: what the app starts with
 * @returns {Promise<OutputFile>}
 */
export const workerFile = async ({ dev, shell }) => {
  const files = shell.map(({ path, contents }) => ({
    url: `/${path}`,
    revision: hasHash(path) ? null : hashOf(contents),
  }))
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [join(root, "src/worker/worker.ts")],
    bundle: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    minify: !dev,
    define: {
      "process.env.NODE_ENV": JSON.stringify(dev ? "development" : "production"),
      "process.env.BUILD_ID": JSON.stringify(sourcesHash()),
      "process.env.SHELL_FILES": JSON.stringify(JSON.stringify(dev ? [] : files)),
    },
    write: false,
    logLevel: "silent",
  })
  return { path: "worker.js", contents: outputFiles[0]?.contents ?? new Uint8Array() }
}
