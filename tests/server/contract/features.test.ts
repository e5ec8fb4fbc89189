/**
 * A feature that is switched off is not there: its calls are answered as any unknown path is. Spec §3 Feature flags.
 * Law 14.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isOn, operationsOf } from "../../../server/contract/features.ts"
import { readContract, type Operation } from "../../../server/contract/operations.ts"
import { defaultFlags, flagNames, type FlagName, type Flags } from "../../../src/domain/flags.ts"
import { talking } from "../../contract/situations.ts"
import { formWith, mp4 } from "../files/samples.ts"
import { startApp, type TestApp } from "../harness.ts"

const { operations } = readContract()
const gates = Object.keys(operationsOf) as (keyof typeof operationsOf)[]
const allOn = Object.fromEntries(flagNames.map((flag) => [flag, true])) as Flags
const without = (...flags: readonly FlagName[]): Flags => ({
  ...allOn,
  ...Object.fromEntries(flags.map((flag) => [flag, false])),
})

/** Operations that every feature needs, or that show by themselves that they are off. */
const alwaysThere = [
  "approveModerationTask",
  "autocomplete",
  "blockTarget",
  "closeComplaints",
  "countSearch",
  "createAccount",
  "declineModerationTask",
  "endSession",
  "endSessions",
  "getAccount",
  "getClassificator",
  "getContractUsage",
  "getModerationNumbers",
  "getModerationTask",
  "getSupportLog",
  "listModerationActions",
  "listModerationTargets",
  "listModerationTasks",
  "listSessions",
  "listSupportLetters",
  "prepareAccountData",
  "removeFeedback",
  "removeFiles",
  "removeReportedMessage",
  "reportSpans",
  "search",
  "searchAddresses",
  "sendSupportLetter",
  "setActiveProfile",
  "setLanguage",
  "translate",
  "translateEntity",
  "unblockTarget",
  "updateAccount",
]

describe("the features of operations", () => {
  it("are said of all but those that are always there", () => {
    const free = operations.filter(({ id }) => isOn(id, without(...gates))).map(({ id }) => id)
    expect(free.toSorted()).toEqual(alwaysThere)
  })

  it.each(gates)("of %s are its own", (flag) => {
    const off = operations.filter(({ id }) => !isOn(id, without(flag))).map(({ id }) => id)
    expect(off.toSorted()).toEqual([...operationsOf[flag]].toSorted())
  })

  it("are all there by default", () => {
    expect(operations.filter(({ id }) => !isOn(id, defaultFlags))).toEqual([])
  })
})

const send = ({ url }: TestApp, { service, path, method }: Operation): Promise<Response> =>
  fetch(`${url}/api/${service}${path.replaceAll(/\{\w+\}/gu, "5b0c6a52-0d5e-4c7e-9a39-0a1f0f3d8a02")}`, {
    method: method.toUpperCase(),
  })

describe.each([["every feature", gates] as const, ["favorites", ["favorites"]] as const])("with %s off", (_, off) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(undefined, { config: { flags: without(...off) } })
  })
  afterAll(() => app.close())

  it("finds none of their operations, and all others", async () => {
    for (const operation of operations) {
      const answer = await send(app, operation)
      const { type } = answer.status === 200 ? {} : ((await answer.json()) as { readonly type?: string })
      // Public pages of nothing are not found either.
      if (off.length === 1 && operation.token !== "required") continue
      const isThere = isOn(operation.id, without(...off))
      expect([operation.id, type === "NotFoundException"]).toEqual([operation.id, !isThere])
    }
  })
})

it("takes no videos in chats while these are off", async () => {
  const app = await startApp(undefined, { config: { flags: without("videoInChat") } })
  const { worker, executant, chat } = await talking(app)
  const query = new URLSearchParams({ authorKey: executant.key, messageKey: crypto.randomUUID() })
  const answer = await worker.fetch(`/api/core/chat/${chat.chatKey}/messages/file?${query}`, {
    method: "POST",
    body: formWith(mp4(), "wall.mp4"),
  })
  expect([answer.status, await answer.json()]).toMatchObject([400, { type: "InvalidFileFormatException" }])
  await app.close()
})
