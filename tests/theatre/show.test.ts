/** The stage is led to the moment that somebody wants, and linked anew where it or the log lost the thread. architecture: Theatre. */
import { afterEach, expect, it } from "vitest"
import type { Ask } from "../../src/platform/ports.ts"
import type { StageQuestions } from "../../src/stage/stage-questions.ts"
import type { LogQuestions, Moment } from "../../src/theatre/log-questions.ts"
import { createShow } from "../../src/theatre/show.ts"

const ports: MessagePort[] = []
afterEach(() => ports.splice(0).forEach((port) => port.close()))

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A stage or a log that notes what it is asked, and fails where it is told to. */
const noting = () => {
  const asked: string[] = []
  let why: string | null = null
  const ask = async (name: string, argument: object): Promise<unknown> => {
    if ("port" in argument && argument.port instanceof MessagePort) {
      ports.push(argument.port)
      asked.push(name)
      return null
    }
    const { count } = { count: -1, ...argument }
    asked.push(`${name} ${count}`)
    await turn()
    if (why !== null) throw new Error(why)
    return { count, envelope: null, cause: null, changed: { changes: [], count: 0 } } satisfies Moment
  }
  return { asked, ask, fail: (next: string | null) => (why = next) }
}

const shown = () => {
  const [log, troubles, counts] = [noting(), [] as string[], [] as number[]]
  const show = createShow({
    ask: log.ask as unknown as Ask<LogQuestions>,
    onShown: ({ count }) => counts.push(count),
    onTrouble: (why) => troubles.push(why),
  })
  const setStage = (stage: ReturnType<typeof noting>): void =>
    show.setStage(stage.ask as unknown as Ask<StageQuestions>)
  return { log, show, setStage, troubles, counts }
}

const settled = async (): Promise<void> => {
  for (let nth = 0; nth < 10; nth += 1) await turn()
}

it("links a stage once, and asks for the newest wish alone", async () => {
  const { log, show, setStage, counts } = shown()
  const stage = noting()
  show.goTo(5)
  setStage(stage)
  await settled()
  for (const count of [6, 7, 8]) show.goTo(count)
  await settled()
  expect(stage.asked).toEqual(["takeScenesFrom", "show 5", "show 6", "show 8"])
  expect(log.asked).toEqual(["giveScenesTo", "moment 5", "moment 6", "moment 8"])
  expect(counts).toEqual([5, 6, 8])
})

it("links another stage, which knows nothing of what the first one showed", async () => {
  const { log, show, setStage } = shown()
  const [first, second] = [noting(), noting()]
  show.goTo(5)
  setStage(first)
  await settled()
  setStage(second)
  await settled()
  expect(second.asked).toEqual(["takeScenesFrom", "show 5"])
  expect(log.asked.filter((name) => name === "giveScenesTo")).toHaveLength(2)
})

it("says what failed, and begins with a new link", async () => {
  const { show, setStage, troubles, counts } = shown()
  const stage = noting()
  show.goTo(5)
  setStage(stage)
  await settled()
  stage.fail("It can't be drawn.")
  show.goTo(6)
  await settled()
  expect(troubles).toEqual(["It can't be drawn."])
  stage.fail(null)
  show.goTo(7)
  await settled()
  expect(stage.asked).toEqual(["takeScenesFrom", "show 5", "show 6", "takeScenesFrom", "show 7"])
  expect(counts).toEqual([5, 7])
})
