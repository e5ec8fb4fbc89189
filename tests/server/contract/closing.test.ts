/** An answer or hub message that says more than its contract is off it, wherever in it that is. */
import { expect, it } from "vitest"
import { below, isNode, readDocuments, type Place } from "../../../server/contract/documents.ts"
import { readContract, type Operation } from "../../../server/contract/operations.ts"

const documents = readDocuments()
const { operations, checkMessage } = readContract()

/** The first example of the operation's answer, or of its schema. */
const exampleOf = ({ service, path, method, status }: Operation): unknown => {
  const operation = below(documents.follow(below({ file: `${service}.yaml`, pointer: "/paths" }, path)), method)
  const answer = documents.follow(below(operation, "responses", status))
  const media: Place = below(answer, "content", "application/json")
  const { example, examples } = documents.at(media)
  const [name] = Object.keys(isNode(examples) ? examples : {})
  if (name === undefined) return example ?? documents.at(documents.follow(below(media, "schema")))["example"]
  return documents.at(documents.follow(below(media, "examples", name)))["value"]
}

const more = { notInTheContract: 1 }

/** The value with one field more in its first object: itself, or what a list begins with. */
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one, at) => (at === 0 ? withMore(one) : one))
  return isNode(value)
    ? { ...value, ...(Array.isArray(value["items"]) ? { items: withMore(value["items"]) } : more) }
    : value
}

const answers = operations.flatMap((one) => (one.checkAnswer === null ? [] : [[one.id, one, exampleOf(one)] as const]))

it.each(answers)("%s answers its example", (_id, { checkAnswer }, example) => expect(checkAnswer?.(example)).toBeNull())

/** Suggestions are words. */
const hasFields = (example: unknown): boolean => JSON.stringify(withMore(example)) !== JSON.stringify(example)

it.each(answers.filter(([, , example]) => hasFields(example)))(
  "%s answers nothing more",
  (_id, { checkAnswer }, example) => {
    const errors = checkAnswer?.(withMore(example)) ?? {}
    expect(Object.keys(errors)).toContainEqual(expect.stringMatching(/(?:^|\.)notInTheContract$/u))
  },
)

it("tells no more by the user hub, whose message is put together of two schemas", () => {
  const { value } = documents.at({ file: "examples/hubs.yaml", pointer: "/userNotification" })
  const message = value as { readonly metadata: object }
  const check = checkMessage["user-notifications"]
  expect(check(message)).toBeNull()
  expect(check({ ...message, ...more })).toEqual({ notInTheContract: ["unknownValue"] })
  expect(check({ ...message, metadata: { ...message.metadata, ...more } })).toEqual({
    "metadata.notInTheContract": ["unknownValue"],
  })
})
