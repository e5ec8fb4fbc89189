/**
 * The largest request of an operation that still goes well, found by asking: large first, smaller where it is refused.
 */
import { isNode } from "../../server/contract/documents.ts"
import type { Operation } from "../../server/contract/operations.ts"
import { maxPicturePixels } from "../../src/domain/limits.ts"
import { ask, type Ask } from "../contract/asking.ts"
import type { TestApp } from "../server/harness.ts"
import { formWith, movingGif } from "../server/files/samples.ts"

/** One character on the screen, of eight code units: letters with marks, which names may have, too. */
const heavy = "a\u0301\u0302\u0303\u0304\u0306\u0307\u0308"
const lengths = [2_000, 1_000, 255, 100, 50, 30]
const counts = [100, 50, 20, 10]
const pages = [100, 50, 30]

const isKept = /^[0-9a-f]{8}-|^\d{4}-\d\d-\d\d|@|^[A-Z][A-Za-z]+$|^[a-z]{2}-[A-Z]{2}$/u

/** Answers the sizes that a value may grow to, the largest first, and the value itself last. */
const sizesOf = (name: string, value: unknown): readonly unknown[] => {
  if (name === "top") return [...pages, value]
  if (Array.isArray(value) && value.length > 0)
    return [...counts.map((count) => Array.from({ length: count }, (_, at) => value[at % value.length])), value]
  if (typeof value !== "string" || isKept.test(value)) return [value]
  return [
    ...lengths.flatMap((length) => [
      heavy.repeat(length),
      "Careful work, and more of it. ".repeat(length).slice(0, length).trimEnd(),
      "a".repeat(length),
    ]),
    value,
  ]
}

interface Field {
  /** The field's name, as refusals say it. */
  readonly name: string
  readonly sizes: readonly unknown[]
  at: number
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (values: Fields, within = ""): readonly Field[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (isNode(value) && !Array.isArray(value)) return fieldsOf(value, `${within}${name}.`)
    return [{ name: `${within}${name}`, sizes: sizesOf(name, value), at: 0 }]
  })

const filled = (values: Fields, fields: readonly Field[], within = ""): Fields =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (isNode(value) && !Array.isArray(value)) return [name, filled(value, fields, `${within}${name}.`)]
      const field = fields.find((one) => one.name === `${within}${name}`)
      return [name, field === undefined ? value : field.sizes[field.at]]
    }),
  )

const side = 1_000
const mostFrames = maxPicturePixels / side ** 2

/** Frames that change a pixel each: a few kilobytes that take seconds to draw. With a part of the frames, so much of them. */
export const pictureForm = ({ body }: Operation, part = 1): FormData | null =>
  body?.kind === "file" ? formWith(movingGif(mostFrames * part, side, side), "kitchen.gif", body.field) : null

/** Enough to show which requests are the dearest, without drawing all of them for a minute. */
const timedPart = 1 / 8

const refusedFields = (body: unknown): readonly string[] =>
  isNode(body) && isNode(body["errors"]) ? Object.keys(body["errors"]) : []

export interface Tried {
  readonly what: Ask
  readonly status: number
  /** The time that the answer took. */
  readonly ms: number
  readonly bytes: number
}

const mostTries = 60

/** Asks for the largest that goes well, and tells how long that took. */
export const askLargest = async (app: TestApp, operation: Operation, good: Ask): Promise<Tried> => {
  const form = pictureForm(operation, timedPart)
  const isPaged = operation.parameters.query.names.includes("top")
  const query: Fields = { ...(isPaged && { top: pages.at(-1) }), ...good.query }
  const ofQuery = fieldsOf(query)
  const body = isNode(good.body) && !(good.body instanceof FormData) ? (good.body as Fields) : null
  const ofBody = body === null ? [] : fieldsOf(body)
  for (let tries = 1; ; tries++) {
    const what: Ask = {
      ...good,
      query: filled(query, ofQuery) as NonNullable<Ask["query"]>,
      ...(body !== null && { body: filled(body, ofBody) }),
      ...(form !== null && { body: form }),
    }
    const started = performance.now()
    const { status, body: answer, text } = await ask(app, operation, what)
    const ms = performance.now() - started
    if (status === operation.status || tries >= mostTries) return { what, status, ms, bytes: text.length }
    const named = refusedFields(answer)
    const isNamed = ({ name }: Field): boolean => named.some((one) => one === name || one.startsWith(`${name}.`))
    const growing = [...ofQuery, ...ofBody].filter((field) => field.at < field.sizes.length - 1)
    const tooLarge = growing.some(isNamed) ? growing.filter(isNamed) : growing
    if (tooLarge.length === 0) return { what, status, ms, bytes: text.length }
    for (const field of tooLarge) field.at += 1
  }
}

/** Writes a form as bytes, so that a program of its own can send it as often as it likes. */
export const bytesOf = async (body: unknown): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null> => {
  if (body === undefined || body === null) return null
  const response = new Response(body instanceof FormData ? body : JSON.stringify(body))
  const type = body instanceof FormData ? (response.headers.get("content-type") ?? "") : "application/json"
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) }
}
