/** A move asked for over HTTP, and what the lifecycle's table says of it. Spec §4. */
import { expect } from "vitest"
import { eventually } from "../callers.ts"
import { formWith, png } from "../files/samples.ts"
import type { TestApp } from "../harness.ts"
import type { Moderator } from "../moderators.ts"

export const api = "/api/core"

/** One call by which somebody asks for a move. */
export interface Asked<Move extends string> {
  readonly move: Move
  readonly call: string
  readonly send: () => Promise<Response>
}

interface Expected<State extends string> {
  readonly state: State
  /** The state that the table leads to; undefined where it has no such move. */
  readonly to: State | undefined
  readonly refusal: string
  readonly details: object
  /** The state as the database has it. */
  readonly now: () => Promise<State>
}

/** JSON of a body, and the method. */
export const sending = (method: "POST" | "PUT" | "DELETE", body?: unknown): RequestInit => ({
  method,
  ...(body !== undefined && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
})

/** Until nothing waits for the rules any more, so that nobody moves what the next call is about. */
export const quiet = async (app: TestApp): Promise<void> => {
  await eventually(async () => {
    const waiting = await app.db
      .selectFrom("moderation_tasks")
      .select("key")
      .where("decided_at", "is", null)
      .executeTakeFirst()
    return waiting === undefined ? true : null
  })
}

/** Asks, and holds the answer and the state afterwards to the table. */
export const expectMove = async <State extends string>(
  { call, send }: Asked<string>,
  { state, to, refusal, details, now }: Expected<State>,
): Promise<void> => {
  const answer = await send()
  const text = await answer.text()
  if (to === undefined) {
    expect([call, state, answer.status, JSON.parse(text)]).toEqual([
      call,
      state,
      400,
      expect.objectContaining({ type: refusal, details: expect.objectContaining(details) }),
    ])
    expect([call, await now()]).toEqual([call, state])
  } else expect([call, state, answer.ok, answer.ok || text]).toEqual([call, state, true, true])
}

export const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(record) as Name[]

/** All moves but those that nobody asks for by a call. */
export const others = <Move extends string>(all: readonly Move[], without: readonly string[] = []): readonly Move[] =>
  all.filter((move) => !without.includes(move)).toSorted()

/** The moves that some calls ask for, each once. */
export const movesOf = <Move extends string>(asked: readonly Asked<Move>[]): readonly Move[] =>
  [...new Set(asked.map(({ move }) => move))].toSorted()

/** A picture in a form. */
export const upload = (field?: string): RequestInit => ({ method: "POST", body: formWith(png(), "wall.png", field) })

/** Blocks or unblocks a thing by the calls, as a moderator. */
export const blocking = (admin: Moderator, type: "orders" | "offers" | "executants", key: string) =>
  (["block", "unblock"] as const).map((move) => ({
    move,
    call: move,
    send: () =>
      admin.fetch(
        `${api}/moderation/${type}/${key}/${move}`,
        sending("POST", move === "block" ? { reason: "Other" } : undefined),
      ),
  }))
