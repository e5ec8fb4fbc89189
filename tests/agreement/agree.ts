/**
 * The agreement law: what a person knew before an action, plus what the hubs have told since, equals what a fresh
 * client fetches. No hub tells of strangers' orders and search answers, so they are exempt. architecture: Projections.
 */
import { expect } from "vitest"
import type { ReadModels } from "../../src/projections/catalogue.ts"
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

/**
 * Lets everybody ask for everything, runs the action, and compares.
 *
 * @returns what has changed for each person, by name: an action without changes would prove nothing
 */
export const agreement = async (
  members: readonly Member[],
  act: () => Promise<unknown>,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const before: (readonly [Member, Snapshot, Snapshot])[] = []
  for (const member of members) before.push([member, await snapshot(member.acting), await snapshot(member.watching)])
  const known = before.map(([, { questions, client }]) => answers(questions, client.models()))
  await act()
  const changed: Record<string, readonly string[]> = {}
  for (const [index, [{ name, reader }, acting, watching]] of before.entries()) {
    const fresh = reader()
    await ask(fresh, watching.questions)
    const cursor = await fresh.cursor()
    await watching.client.hasHeard(watching.cursor, cursor)
    await expectSame(watching, fresh, `${name}, who heard`)
    await acting.client.hasHeard(acting.cursor, cursor)
    await expectSame(acting, fresh, `${name}, who acted`)
    const now = answers(watching.questions, fresh.models())
    const old = known[index] ?? []
    const differs = now.filter(([, answer], at) => JSON.stringify(answer) !== JSON.stringify(old[at]?.[1]))
    changed[name] = [...new Set(differs.map(([about]) => about))]
  }
  return changed
}
