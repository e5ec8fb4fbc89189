/** The files of the build, read into memory, so that they never wait for libuv's threads. Spec §2. */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { extname, join } from "node:path"

/** Best first; the build leaves a twin of each beside a file that is worth it (scripts/build/output.mjs). */
export const encodings = ["br", "gzip"] as const
export type Encoding = (typeof encodings)[number]

const twinEndings: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" }

/** One way in which a file travels. Each has a tag of its own, as strong ETags must. */
export interface Variant {
  readonly body: Buffer
  readonly tag: string
}

export interface BuiltFile {
  readonly type: string
  readonly plain: Variant
  readonly encoded: Readonly<Partial<Record<Encoding, Variant>>>
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".yaml": "application/yaml; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
}

/** Content with its tag. */
export const variantOf = (body: Buffer): Variant => ({
  body,
  tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
})

/** Undefined where there is none, also where a build that runs meanwhile has just taken it away. */
const read = (path: string): Variant | undefined => {
  try {
    return variantOf(readFileSync(path))
  } catch {
    return undefined
  }
}

const isTwin = (path: string): boolean => Object.values(twinEndings).some((ending) => path.endsWith(ending))

/** The painter is run by the server, and handed out to nobody. */
const isOfPainter = (path: string): boolean => /^[\\/]*painter[\\/]/u.test(path)

const paths = (folder: string): readonly string[] => {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return [] // not built
  }
}

const load = (folder: string): ReadonlyMap<string, BuiltFile> => {
  const files = new Map<string, BuiltFile>()
  const all = new Set(paths(folder))
  for (const path of all) {
    const plain = isTwin(path) || isOfPainter(path.slice(folder.length)) ? undefined : read(path)
    if (plain === undefined) continue
    const twin = (encoding: Encoding) => {
      const beside = path + twinEndings[encoding]
      return all.has(beside) ? read(beside) : undefined
    }
    const [br, gzip] = [twin("br"), twin("gzip")]
    files.set(path.slice(folder.length).replaceAll("\\", "/").replace(/^\/+/u, ""), {
      type: types[extname(path)] ?? "application/octet-stream",
      plain,
      encoded: { ...(br && { br }), ...(gzip && { gzip }) },
    })
  }
  return files
}

/** A build is looked for this often, in milliseconds: a developer's changes under a running server. */
const lookEveryMs = 250

/** When the folder was built, by the file that a build writes last; undefined where it was not. */
const builtAt = (folder: string): number | undefined =>
  statSync(join(folder, "manifest.json"), { throwIfNoEntry: false })?.mtimeMs

export type BuiltFiles = (path: string) => BuiltFile | undefined

/** Reads a build, and again when there is a new one; answers a file by its path within the folder. */
export const openBuiltFiles = (folder: string): BuiltFiles => {
  let readAt = builtAt(folder)
  let files = load(folder)
  let lookedAt = performance.now()
  return (path) => {
    if (performance.now() - lookedAt > lookEveryMs) {
      lookedAt = performance.now()
      const now = builtAt(folder)
      if (now !== readAt) {
        readAt = now
        files = load(folder)
      }
    }
    return files.get(path)
  }
}
