/**
 * The agreement law: what a person knew before an action, and the hubs have told since, is what a fresh client fetches.
 * ARCHITECTURE Projections. Orders of strangers and search answers are shown as they were found, so no hub tells of them.
 */
import { expect } from "vitest"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import { ask, askEverything } from "./asking.ts"
import type { Client } from "./client.ts"
import type { Member } from "./market.ts"
import type { Question } from "./questions.ts"

/** Without the cursors at which things were true: those may differ. */
const withoutCursors = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutCursors)
  if (typeof value !== "object" || value === null) return value
  const kept = Object.entries(value).filter(([name]) => name !== "asOf")
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutCursors(inner)]))
}

const answers = (questions: readonly Question[], models: ReadModels): readonly (readonly [string, unknown])[] =>
  questions.map(({ about, answer }) => [about, withoutCursors(answer(models))])

interface Snapshot {
  readonly client: Client
  readonly questions: readonly Question[]
  readonly cursor: number
}

const snapshot = async (client: Client): Promise<Snapshot> => {
  const questions = await askEverything(client)
  return { client, questions, cursor: await client.cursor() }
}

/** A page may ask to be loaded again only where it can't know: when it is one of many. */
const isTooLong = ({ page }: Question, fresh: ReadModels): boolean => {
  const whole = page?.(fresh)
  return whole !== undefined && whole.count > whole.keys.length
}

const expectSame = async ({ client, questions }: Snapshot, fresh: Client, who: string): Promise<void> => {
  const models = client.models()
  const stale = questions.filter(({ page }) => page?.(models)?.stale === true)
  for (const question of stale)
    expect(isTooLong(question, fresh.models()), `${who} knows all of "${question.about}"`).toBe(true)
  await ask(client, stale)
  expect({ who, answers: answers(questions, client.models()) }).toEqual({
    who,
    answers: answers(questions, fresh.models()),
  })
}

/**
 * Lets everybody ask for everything, lets something happen, and compares.
 *
 * @returns by name what has changed for each person: an action that changes nothing would prove nothing
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
