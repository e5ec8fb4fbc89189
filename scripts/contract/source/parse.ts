/** Parses a file of a contract, YAML or JSON, and remembers the line of everything in it. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml"

/** A record of a contract, as it is written. */
export type Said = Readonly<Record<string, unknown>>

export interface Place {
  readonly file: string
  readonly line: number
}

/** A contract that can't be read, or refers to what isn't there: whatever was said of it would be wrong. */
export class Unsound extends Error {
  constructor(sentence: string, place: Place | null = null) {
    super(place === null ? sentence : `${place.file}:${place.line}: ${sentence}`)
  }
}

interface Lines {
  readonly file: string
  readonly own: number
  readonly byKey: ReadonlyMap<string, number>
}

const lines = new WeakMap<object, Lines>()

export const isSaid = (one: unknown): one is Said => typeof one === "object" && one !== null && !Array.isArray(one)

/** Answers an empty list for what is none. */
export const listOf = (one: unknown): readonly unknown[] => (Array.isArray(one) ? one : [])

/** Answers an empty record where the key has none. */
export const recordAt = (said: Said, key: string): Said => {
  const one = said[key]
  return isSaid(one) ? one : {}
}

/** Answers an empty list where the key has none. */
export const listAt = (said: Said, key: string): readonly unknown[] => listOf(said[key])

/** The line of a record or list, or of one key in it; null for what was never in a file. */
export const placeOf = (node: unknown, key?: string): Place | null => {
  const found = typeof node === "object" && node !== null ? lines.get(node) : undefined
  if (found === undefined) return null
  const line = key === undefined ? found.own : (found.byKey.get(key) ?? found.own)
  return { file: found.file, line }
}

/** Files by what they say: most are the same in both contracts, and services share many. */
const parsed = new Map<string, unknown>()

/** Answers what the text says, the same object for the same file; throws `Unsound` with the line that can't be read. */
export const parseContract = (file: string, text: string): unknown => {
  const key = `${file}\n${text}`
  if (!parsed.has(key)) parsed.set(key, parseText(file, text))
  return parsed.get(key)
}

const parseText = (file: string, text: string): unknown => {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, stringKeys: true })
  const [error] = document.errors
  if (error !== undefined)
    throw new Unsound(`can't be read: ${error.message}`, { file, line: counter.linePos(error.pos[0]).line })
  const lineOf = (node: { readonly range?: readonly number[] | null | undefined }): number =>
    counter.linePos(node.range?.[0] ?? 0).line

  const followed = new Set<unknown>()
  /** Answers what a node says; a value that has a name is found on the line of its name. */
  const valueOf = (node: unknown, named: number | null = null): unknown => {
    if (isAlias(node)) {
      const place = { file, line: lineOf(node) }
      if (followed.has(node)) throw new Unsound(`*${node.source} has itself within.`, place)
      followed.add(node)
      const value = valueOf(node.resolve(document), named)
      followed.delete(node)
      return value
    }
    if (isScalar(node)) return node.value
    const byKey = new Map<string, number>()
    if (isSeq(node)) {
      const list = node.items.map((item, index) => {
        if (isScalar(item) || isMap(item) || isSeq(item)) byKey.set(String(index), lineOf(item))
        return valueOf(item)
      })
      lines.set(list, { file, own: named ?? lineOf(node), byKey })
      return list
    }
    if (!isMap(node)) return null
    const record: Record<string, unknown> = {}
    for (const { key, value } of node.items) {
      const name = String(isScalar(key) ? key.value : key)
      if (isScalar(key)) byKey.set(name, lineOf(key))
      const one = valueOf(value, isScalar(key) ? lineOf(key) : null)
      if (name === "<<" && isSaid(one)) Object.assign(record, one)
      else record[name] = one
    }
    lines.set(record, { file, own: named ?? lineOf(node), byKey })
    return record
  }
  return valueOf(document.contents)
}
