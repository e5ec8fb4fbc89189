/** Parts of read models have paths that people can write, whatever branch an entity lies in. architecture: Replay. */
import { describe, expect, it } from "vitest"
import { createReader, pathIn, valueAt } from "../../src/log/readable.ts"
import { putEntity } from "../../src/projections/entities.ts"
import { initialModels } from "../../src/projections/fold.ts"

describe("read models as people read them", () => {
  it("have entities by their keys alone", () => {
    const models = initialModels()
    putEntity(models.chat.translations, "m1/de", "Hallo")
    putEntity(models.chat.translations, "m2/de", "Tag")
    const readable = createReader()(models)
    expect(readable["chat"]).toMatchObject({ translations: { "m1/de": "Hallo", "m2/de": "Tag" }, unread: {} })
    expect(Object.keys(readable)).toEqual(Object.keys(models))
  })

  it("are the same thing where nothing has changed", () => {
    const [read, models] = [createReader(), initialModels()]
    expect(read({ ...models, search: { ...models.search } })["chat"]).toBe(read(models)["chat"])
  })
})

describe("a path", () => {
  const state = { chat: { messages: { "a.b": { text: "c" }, a: 7 }, keys: ["x", { y: 1 }] } }

  it.each([
    ["", state],
    ["chat.messages.a", 7],
    ["chat.messages.a.b", { text: "c" }],
    ["chat.messages.a.b.text", "c"],
    ["chat.messages.a.c", undefined],
    ["chat.keys.0", "x"],
    ["chat.keys.1.y", 1],
    ["chat.keys.2", undefined],
    ["chat.keys.length", undefined],
    ["deals", undefined],
    ["chat.messages.__proto__", undefined],
  ])("leads from %j, also where a key has a dot, and nowhere else", (text, value) => {
    expect(valueAt(state, pathIn(state, text))).toEqual(value)
  })
})
