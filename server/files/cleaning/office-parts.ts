/** Parts of Office documents that are XML: properties, authors, times and paths are taken out of their tags. */
import { uncleanable } from "./uncleanable.ts"

/** Settings of a printer name it and its network. */
export const isDroppedPart = (name: string): boolean => /(?:^|\/)printerSettings[^/]*\.bin$/iu.test(name)

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const textOf = (content: Uint8Array): string => {
  const [first, second] = content
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8"
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content).replace(/^\s*<\?xml[^<>]*\?>/u, "")
  } catch {
    return uncleanable("A part of the document is written in letters of a strange kind.")
  }
}

/** Without what stands from one mark to the next of the other; what never ends goes up to the end. */
const without = (text: string, from: string, to: string): string => {
  const kept: string[] = []
  let at = 0
  for (let start = text.indexOf(from); start !== -1; start = text.indexOf(from, at)) {
    kept.push(text.slice(at, start))
    const end = text.indexOf(to, start + from.length)
    at = end === -1 ? text.length : end + to.length
  }
  return kept.join("") + text.slice(at)
}

const tagPattern = /<[^<>]*>/gu
const attributePattern = /(?<![\w:.-])([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/gu
const localName = (name: string): string => name.slice(name.indexOf(":") + 1)
const tagName = (tag: string): string => localName(/^<\/?([\w:.-]+)/u.exec(tag)?.[1] ?? "")

/** Document Inspector of Office calls everybody so. */
const nobody = "Author"

type Change = (value: string) => string | null

const isPath = /^(?:file:|[A-Za-z]:[\\/]|\\\\)/u
const withoutFolders: Change = (value) => (isPath.test(value) ? (value.split(/[\\/]/u).at(-1) ?? "") : value)
const gone: Change = () => null
const unnamed: Change = () => nobody

/** In tags of any kind, by the attribute; null takes it away. */
const everywhere: Readonly<Record<string, Change>> = {
  author: unnamed,
  initials: () => "A",
  dateUtc: gone,
  descr: withoutFolders,
  title: withoutFolders,
  Target: withoutFolders,
  docname: gone,
  "export-filename": gone,
}

const person: Readonly<Record<string, Change>> = {
  name: unnamed,
  displayName: unnamed,
  initials: () => "A",
  userId: unnamed,
  providerId: () => "None",
}
const path: Readonly<Record<string, Change>> = { url: () => "", name: withoutFolders }

/** In tags of one kind. */
const inTags: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  person,
  presenceInfo: person,
  author: person,
  cmAuthor: person,
  absPath: path,
  cNvPr: path,
  docPr: path,
  docVar: { val: () => "" },
  fileSharing: { userName: gone },
  header: { userName: unnamed, dateTime: gone },
  threadedComment: { dT: gone },
  cm: { dt: gone, created: gone },
  reply: { created: gone },
  pageSetup: { id: gone },
}

const isDropped = (name: string, tag: string): boolean =>
  name === "dataBinding" || (name === "Relationship" && tag.includes("/printerSettings"))

const cleanTag = (tag: string): string => {
  if (!tag.includes("=")) return tag
  const name = tagName(tag)
  if (isDropped(name, tag)) return ""
  const own = Object.hasOwn(inTags, name) ? inTags[name] : undefined
  const isAuthored = /\bauthor\s*=/u.test(tag)
  return tag.replace(attributePattern, (whole, attribute: string, quoted: string) => {
    const key = localName(attribute)
    if (attribute.startsWith("xmlns")) return whole
    if (isAuthored && key === "date") return ""
    const change =
      own && Object.hasOwn(own, key) ? own[key] : Object.hasOwn(everywhere, key) ? everywhere[key] : undefined
    if (change === undefined) return whole
    const value = quoted.slice(1, -1)
    const changed = change(value)
    if (changed === value) return whole
    return changed === null ? "" : `${attribute}=${quoted.charAt(0)}${changed}${quoted.charAt(0)}`
  })
}

const empty: Readonly<Record<string, string>> = {
  coreProperties:
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>',
  labelList: '<clbl:labelList xmlns:clbl="http://schemas.microsoft.com/office/2020/mipLabelMetadata"/>',
}
const emptyProperties = (kind: string): string =>
  `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/${kind}"/>`

/** A part that is properties and nothing else; null for all others. */
const emptied = (name: string, text: string): string | null => {
  const root = /<[A-Za-z][^<>]*>/u.exec(text)?.[0] ?? ""
  const rootName = tagName(root)
  if (Object.hasOwn(empty, rootName)) return empty[rootName] ?? ""
  if (rootName === "Properties")
    return emptyProperties(root.includes("custom-properties") ? "custom-properties" : "extended-properties")
  // Data that controls are bound to: what the page shows of them stands in the page as well.
  if (/^customXml\/item\d*\.xml$/iu.test(name)) return root.endsWith("/>") ? root : `${root.slice(0, -1)}/>`
  return null
}

/** Names of those who wrote notes in tables, which stand between tags. */
const authorPattern = /(<(?:[\w.-]+:)?author>)[^<]*(?=<)/gu

export const cleanXml = (name: string, content: Uint8Array): Uint8Array => {
  const text = without(textOf(content), "<!--", "-->")
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text) && !name.toLowerCase().endsWith(".svg"))
    uncleanable("A part of the document defines words of its own.")
  const cleaned = emptied(name, text) ?? text.replace(tagPattern, cleanTag).replace(authorPattern, `$1${nobody}`)
  const drawn = name.toLowerCase().endsWith(".svg") ? without(cleaned, "<metadata", "</metadata>") : cleaned
  return new TextEncoder().encode(declaration + drawn.trimStart())
}
