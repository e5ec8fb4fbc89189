/** Keeps answers on the device, and finds the one that stands in for the server where that does not answer. */
import { isRecord } from "../domain/json.ts"
import type { SeenAnswer } from "../domain/seen.ts"

/** The store of answers on the device (E440). */
export interface Seen {
  readonly keep: (address: string, answer: SeenAnswer) => Promise<void>
  readonly of: (address: string) => Promise<SeenAnswer | null>
  /** Answers those whose address begins so. */
  readonly below: (address: string) => Promise<readonly SeenAnswer[]>
  readonly drop: (address: string) => Promise<void>
  readonly now: () => string // ISO 8601 with ms
}

export const cursorHeader = "Account-Cursor"

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** A refusal that there is no such thing, or not for this account, holds without a network, too. */
const isGone = (status: number): boolean => status === 403 || status === 404

export const keepSeen = async (seen: Seen, request: Request, response: Response): Promise<void> => {
  const address = addressOf(request)
  if (isGone(response.status)) return seen.drop(address)
  if (!response.ok) return
  const [seenAt, cursor] = [seen.now(), response.headers.get(cursorHeader)]
  const body = await response
    .clone()
    .text()
    .catch(() => null) // nobody waits for it any more
  if (body !== null) await seen.keep(address, { body, cursor, seenAt })
}

/** The thing of this key in a list of things, as that list had it. */
const inList = ({ body, ...rest }: SeenAnswer, key: string): SeenAnswer | null => {
  const list: unknown = JSON.parse(body)
  const items = isRecord(list) && Array.isArray(list["items"]) ? (list["items"] as readonly unknown[]) : []
  const found = items.find((item) => isRecord(item) && item["key"] === key)
  return found === undefined ? null : { ...rest, body: JSON.stringify(found) }
}

/**
 * Finds a thing in the lists that were seen, because nobody who comes from a list asks for the thing: lists have it
 * whole. The thing's shape is checked as any answer's.
 */
const inLists = async (seen: Pick<Seen, "below">, request: Request): Promise<SeenAnswer | null> => {
  const { pathname } = new URL(request.url)
  const at = pathname.lastIndexOf("/")
  const lists = await seen.below(pathname.slice(0, at))
  const found = lists.flatMap((list) => inList(list, decodeURIComponent(pathname.slice(at + 1))) ?? [])
  return found.sort((a, b) => (a.seenAt > b.seenAt ? -1 : 1))[0] ?? null
}

/** Answers what was seen of the thing that is asked for; null where nothing was, or where the request is a write. */
export const seenFor = async (seen: Pick<Seen, "of" | "below">, request: Request): Promise<SeenAnswer | null> =>
  request.method === "GET" ? ((await seen.of(addressOf(request))) ?? inLists(seen, request)) : null

export const responseOf = ({ body, cursor }: SeenAnswer): Response =>
  new Response(body, {
    headers: { "Content-Type": "application/json", ...(cursor !== null && { [cursorHeader]: cursor }) },
  })
