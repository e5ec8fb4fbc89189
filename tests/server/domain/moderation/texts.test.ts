/** Moderation reads every text that the contract takes for a profile or a listing: none is published unread. Spec §4. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dataOf } from "../../callers.ts"
import { startApp, type Person, type TestApp } from "../../harness.ts"
import { createExecutant, createOrder, orderPayload, ownOrder, publishedExecutant, rootCategory } from "../../market.ts"
import { moderator, waitingFor } from "../../moderators.ts"
import { createOffer, offerPayload, ownOffer } from "../../offering.ts"
import { textFields } from "../../routes/text-fields.ts"

type Texts = Readonly<Record<string, string>>

/** The fields of an operation that people write texts into; `createOffer.executant.name` is `createExecutant.name`. */
const fieldsOf = (operation: string): readonly string[] =>
  textFields.flatMap((field) => {
    const [of, name, ...within] = field.split(".")
    return of === operation && name !== undefined && within.length === 0 ? [name] : []
  })

interface Submission {
  /** Sends texts to moderation, and answers the key of what waits. */
  readonly send: (owner: Person, texts: Texts) => Promise<string>
  /** Answers why what was sent may not be published. */
  readonly reason: (owner: Person, key: string) => Promise<string | null>
}

const reasonOfOrder: Submission["reason"] = async (owner, key) => (await ownOrder(owner, key)).reason
const reasonOfOffer: Submission["reason"] = async (owner, key) => (await ownOffer(owner, key)).reason
const reasonOfExecutant: Submission["reason"] = async (owner, key) =>
  dataOf(await owner.core.GET("/executant/{key}", { params: { path: { key } } })).reason

/** By the operations that send texts to moderation. */
const submissions: Readonly<Record<string, Submission>> = {
  createOrder: { send: async (owner, texts) => (await createOrder(owner, texts)).key, reason: reasonOfOrder },
  updateOrder: {
    send: async (owner, texts) => {
      const { key } = await createOrder(owner)
      const body = { ...orderPayload(), ...texts }
      dataOf(await owner.core.PUT("/orders/{key}", { params: { path: { key } }, body }))
      return key
    },
    reason: reasonOfOrder,
  },
  createOffer: {
    send: async (owner, texts) => (await createOffer(owner, (await createExecutant(owner, true)).key, texts)).key,
    reason: reasonOfOffer,
  },
  updateOffer: {
    send: async (owner, texts) => {
      const { key } = await createOffer(owner, (await createExecutant(owner, true)).key)
      const body = { ...offerPayload(), ...texts }
      dataOf(await owner.core.PUT("/offers/{key}", { params: { path: { key } }, body }))
      return key
    },
    reason: reasonOfOffer,
  },
  createExecutant: {
    send: async (owner, texts) => {
      const body = { name: "Bo Lund", classificatorPrimaryKey: rootCategory, ...texts }
      return dataOf(await owner.core.POST("/executant", { params: { query: { publish: true } }, body })).key
    },
    reason: reasonOfExecutant,
  },
  updateExecutant: {
    send: async (owner, texts) => {
      const { key } = await createExecutant(owner, false)
      const params = { path: { key }, query: { publish: true } }
      dataOf(await owner.core.PUT("/executant/{key}", { params, body: texts }))
      return key
    },
    reason: reasonOfExecutant,
  },
}

const cases = Object.entries(submissions).map(([name, submission]) => ({ name, fields: fieldsOf(name), submission }))

/** Words of letters alone, which a name may have, each unlike the others. */
const markers = (fields: readonly string[]): Texts =>
  Object.fromEntries(fields.map((field) => [field, `Marked ${field}`]))

describe("moderators", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(undefined, { config: { moderation: { mode: "manual", delayMs: 0 } } })
  })
  afterAll(() => app.close())

  const seen = async (key: string) => {
    const by = await moderator(app)
    const task = await waitingFor(by, key)
    return { by, task, words: JSON.stringify(task.text), before: JSON.stringify(task.previousText) }
  }

  it.each(cases)("see all that $name takes: $fields", async ({ fields, submission }) => {
    expect(fields).toContain("description")
    const texts = markers(fields)
    const { words } = await seen(await submission.send(await app.person("Ana Pop"), texts))
    for (const text of Object.values(texts)) expect(words).toContain(text)
  })

  it("see all of a profile's change, beside all that is public", async () => {
    const owner = await app.person("Bo Lund")
    const texts = markers(fieldsOf("createExecutant"))
    const key = await submissions["createExecutant"]?.send(owner, texts)
    const params = { path: { key: key ?? "" } }
    const { by, task } = await seen(params.path.key)
    dataOf(await by.core.POST("/moderation/queue/{key}/approve", { params: { path: { key: task.key } } }))
    const body = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, `${text} anew`]))
    dataOf(await owner.core.PUT("/executant/{key}", { params, body }))
    const { words, before } = await seen(params.path.key)
    for (const text of Object.values(texts)) {
      expect(words).toContain(`${text} anew`)
      expect(before).toContain(text)
      expect(before).not.toContain(`${text} anew`)
    }
  })
})

describe("the rules", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  const each = cases.flatMap(({ name, fields, submission }) => fields.map((field) => ({ name, field, submission })))

  it.each(each)("read $field of $name", async ({ field, submission: { send, reason } }) => {
    const owner = await app.person("Ana Pop")
    const key = await send(owner, { [field]: "Quelle merde alors" })
    await owner.decided(key)
    expect(await reason(owner, key)).toBe("ObsceneLanguage")
  })

  it("read each text of a profile's change", async () => {
    const owner = await app.person("Bo Lund")
    const { key } = await publishedExecutant(owner)
    for (const field of fieldsOf("updateExecutant")) {
      const body = { [field]: "Quelle merde alors" }
      dataOf(await owner.core.PUT("/executant/{key}", { params: { path: { key } }, body }))
      await owner.decided(key)
      expect([field, await reasonOfExecutant(owner, key)]).toEqual([field, "ObsceneLanguage"])
      const clean = { [field]: "Good words" }
      dataOf(await owner.core.PUT("/executant/{key}", { params: { path: { key } }, body: clean }))
      await owner.decided(key)
    }
  })
})
