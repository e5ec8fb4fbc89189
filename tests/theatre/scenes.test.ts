/** A stage gets the scenes of a log as values, on a port of its own, each as what differs. architecture: Theatre. */
import { afterEach, describe, expect, it } from "vitest"
import { decodeLog, encodeLog, logFormat } from "../../src/log/codec.ts"
import { createLogIndex, type LogIndex } from "../../src/log/log-index.ts"
import { snapshotOf } from "../../src/log/snapshots.ts"
import { askBy, type Ask, type Port } from "../../src/platform/ports.ts"
import { bringModels } from "../../src/projections/carried-models.ts"
import type { ReadModels } from "../../src/projections/catalogue.ts"
import type { SceneQuestions } from "../../src/stage/stage-questions.ts"
import { giveScenes } from "../../src/theatre/scenes.ts"
import { goldenLog } from "./golden-log.ts"

const index = createLogIndex(goldenLog)
const { length } = index

const ports: MessagePort[] = []
afterEach(() => ports.splice(0).forEach((port) => port.close()))

/** The stage's end of a port on which a log gives its scenes. */
const stageOf = (of: LogIndex): Ask<SceneQuestions> => {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  giveScenes(port1, of)
  const ask = askBy<SceneQuestions, never>(port2 as unknown as Port, () => undefined)
  port2.start()
  return ask
}

describe("a scene", () => {
  it("brings the read models of any moment, each time what differs from the one before it", async () => {
    const ask = stageOf(index)
    let models: ReadModels | undefined
    for (const count of [length, 0, 1, 2, 40, 39, length, length - 1, 90]) {
      const { carried, isWhole } = await ask("scene", { count })
      expect(isWhole).toBe(models === undefined)
      models = bringModels(carried, models)
      expect(models).toEqual(index.stateAfter(count))
    }
  })

  it("carries nothing that stayed, and all of it to another stage", async () => {
    const [one, other] = [stageOf(index), stageOf(index)]
    await one("scene", { count: 40 })
    expect(await one("scene", { count: 40 })).toMatchObject({ carried: {}, isWhole: false })
    const { carried, isWhole } = await other("scene", { count: 40 })
    expect(isWhole).toBe(true)
    expect(bringModels(carried)).toEqual(index.stateAfter(40))
  })

  it("is the only thing that a stage can ask for", async () => {
    const ask = stageOf(index) as unknown as Ask<Record<string, (of: object) => null>>
    for (const name of ["open", "save", "giveScenesTo", "constructor"])
      await expect(ask(name, {})).rejects.toThrow(`Nobody answers ${name}.`)
  })

  it("begins where a log that has lost its start begins", async () => {
    const middle = 100
    const { seq } = goldenLog.envelopes[middle - 1] ?? { seq: 0 }
    const decoded = decodeLog(
      encodeLog({
        header: { ...goldenLog.header, format: logFormat },
        envelopes: goldenLog.envelopes.slice(middle),
        snapshot: snapshotOf(index.stateAfter(middle), seq, 0),
      }),
    )
    if (!("log" in decoded)) throw new Error(decoded.problem.why)
    const scene = await stageOf(createLogIndex(decoded.log))("scene", { count: 0 })
    expect(bringModels(scene.carried)).toEqual(index.stateAfter(middle))
    const { path, search } = index.stateAfter(middle).navigation
    expect(scene.address).toEqual({ path, search })
  })

  it("has the time of the event that led there", async () => {
    const ask = stageOf(index)
    expect((await ask("scene", { count: 9 })).now).toBe(goldenLog.envelopes[8]?.at)
    expect((await ask("scene", { count: 0 })).now).toBe(goldenLog.envelopes[0]?.at)
  })

  it("has the last time before it that can be read, and in any case one", async () => {
    const [one, other] = goldenLog.envelopes
    if (one === undefined || other === undefined) throw new Error("The log has no two events.")
    const timeIn = async (startedAt: string, ...times: readonly string[]): Promise<string> => {
      const envelopes = times.map((at, nth) => ({ ...(nth === 0 ? one : other), at }))
      const log = { header: { ...goldenLog.header, startedAt }, envelopes }
      return (await stageOf(createLogIndex(log))("scene", { count: envelopes.length })).now
    }
    const started = "2026-01-01T00:00:00.000Z"
    expect(await timeIn(started, "2026-01-02T00:00:00.000Z", "soon")).toBe("2026-01-02T00:00:00.000Z")
    expect(await timeIn(started, "", "+999999-01-01")).toBe(started)
    expect(await timeIn("yesterday", "")).toBe("1970-01-01T00:00:00.000Z")
  })

  it("has the address of its page, and before the first route that one", async () => {
    const ask = stageOf(index)
    const routes = goldenLog.envelopes.flatMap(({ event }, at) =>
      event.type === "RouteChanged" && "path" in event ? [{ at, path: event.path }] : [],
    )
    const [first, second] = routes
    if (first === undefined || second === undefined) throw new Error("The log has no two routes.")
    const pathAt = async (count: number): Promise<string> => (await ask("scene", { count })).address.path
    expect(await pathAt(0)).toBe(first.path)
    expect(await pathAt(second.at)).toBe(first.path)
    expect(await pathAt(second.at + 1)).toBe(second.path)
    expect(await pathAt(length)).toBe(routes.at(-1)?.path)
  })
})
