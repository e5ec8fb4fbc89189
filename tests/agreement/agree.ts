/**
 * The agreement law: what a person knew before an action, plus what the hubs have told since, equals what a fresh
 * client fetches. No hub tells of strangers' orders and search answers, so they are exempt. architecture: Projections.
 */
import { expect } from "vitest"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { isTaken, takesAll } from "../share.ts"
import { ask, askEverything } from "./asking.ts"
import type { Client } from "./client.ts"
import type { Member } from "./market.ts"
import type { Question } from "./questions.ts"

/** Without the cursors, which may differ. */
const withoutCursors = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutCursors)
  if (typeof value !== "object" || value === null) return value
  const kept = Object.entries(value).filter(([name]) => name !== "asOf")
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutCursors(inner)]))
}

export const answers = (questions: readonly Question[], models: ReadModels): readonly (readonly [string, unknown])[] =>
  questions.map(({ about, answer }) => [about, withoutCursors(answer(models))])

interface Snapshot {
  readonly client: Client
  readonly questions: readonly Question[]
  readonly cursor: number
  readonly whole: ReadonlySet<Question>
}

export const snapshot = async (client: Client): Promise<Snapshot> => {
  const questions = await askEverything(client)
  const whole = new Set(questions.filter((question) => isWhole(question, client.models())))
  return { client, questions, whole, cursor: await client.cursor() }
}

/** Only a page that held the whole list can be updated without a request. */
const isWhole = ({ page, isByKey }: Question, models: ReadModels): boolean => {
  if (isByKey === true) return false
  const shown = page?.(models)
  return shown !== undefined && shown.count === shown.keys.length
}

/** Repeats the questions that are stale, as their screens do; one list's answer may make another one stale. */
const askAgain = async ({ client, questions }: Snapshot): Promise<readonly Question[]> => {
  const asked: Question[] = []
  for (const question of [...questions, ...questions]) {
    if (question.page?.(client.models())?.stale !== true) continue
    await ask(client, [question])
    asked.push(question)
  }
  return asked
}

const expectSame = async (before: Snapshot, fresh: Client, who: string): Promise<void> => {
  const { client, questions, whole } = before
  const asked = await askAgain(before)
  const lost = asked.filter((question) => whole.has(question)).map(({ about }) => about)
  expect({ who, lost }).toEqual({ who, lost: [] })
  const [shown, fetched] = [client, fresh].map(({ models }) => answers(questions, models()))
  expect({ who, shown }).toEqual({ who, shown: fetched })
}

interface Witness {
  readonly role: string
  readonly deviceOf: (member: Member) => Client
}

const heard: Witness = { role: "who heard", deviceOf: ({ watching }) => watching }
const acted: Witness = { role: "who acted", deviceOf: ({ acting }) => acting }

/** The usual run asks one of a person's two devices, in another run the other one. */
const witnesses = (): readonly [Witness, ...Witness[]] => {
  if (takesAll) return [heard, acted]
  return isTaken(expect.getState().currentTestName ?? "", 2) ? [heard] : [acted]
}

interface Seen extends Snapshot {
  readonly role: string
}

const seenBy = async ({ role, deviceOf }: Witness, member: Member): Promise<Seen> => ({
  role,
  ...(await snapshot(deviceOf(member))),
})

/**
 * Lets everybody ask for everything, runs the action, and compares.
 *
 * @returns what has changed for each person, by name: an action without changes would prove nothing
 */
export const agreement = async (
  members: readonly Member[],
  act: () => Promise<unknown>,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const [first, ...others] = witnesses()
  const before: (readonly [Member, readonly [Seen, ...Seen[]]])[] = []
  for (const member of members) {
    const theirs: [Seen, ...Seen[]] = [await seenBy(first, member)]
    for (const other of others) theirs.push(await seenBy(other, member))
    before.push([member, theirs])
  }
  const known = before.map(([, [{ questions, client }]]) => answers(questions, client.models()))
  await act()
  const changed: Record<string, readonly string[]> = {}
  for (const [index, [{ name, reader }, theirs]] of before.entries()) {
    const [{ questions }] = theirs
    const fresh = reader()
    await ask(fresh, questions)
    const cursor = await fresh.cursor()
    for (const one of theirs) {
      await one.client.hasHeard(one.cursor, cursor)
      await expectSame(one, fresh, `${name}, ${one.role}`)
    }
    const now = answers(questions, fresh.models())
    const old = known[index] ?? []
    const differs = now.filter(([, answer], at) => JSON.stringify(answer) !== JSON.stringify(old[at]?.[1]))
    changed[name] = [...new Set(differs.map(([about]) => about))]
  }
  return changed
}
