/** The answers that a contract shows of an operation: its examples, or what its schema allows where it has none. */
import { sample } from "openapi-sampler"
import { below, isNode, type Documents, type Place } from "../../../server/contract/documents.ts"
import type { Operation } from "../../../server/contract/operations.ts"
import type { MockedContract } from "./mocked-contracts.ts"

export interface MockAnswer {
  readonly status: number
  /** By their names, the usual one first; none where the answer has no body. */
  readonly examples: ReadonlyMap<string, unknown>
  readonly headers: Readonly<Record<string, string>>
}

type Schema = Parameters<typeof sample>[0]

const sampled = ({ documents, document }: MockedContract, place: Place): unknown =>
  sample(documents.at(place) as Schema, { skipWriteOnly: true, quiet: true }, document)

/** The places of the entries below a key, each by its name and followed to its end. */
const entriesOf = ({ at, follow }: Documents, place: Place, key: string): readonly (readonly [string, Place])[] => {
  const entries = at(place)[key]
  return Object.keys(isNode(entries) ? entries : {}).map((name) => [name, follow(below(place, key, name))] as const)
}

const examplesOf = (contract: MockedContract, media: Place): ReadonlyMap<string, unknown> => {
  const { documents } = contract
  const { example } = documents.at(media)
  const named = entriesOf(documents, media, "examples").map(
    ([name, one]) => [name, documents.at(one)["value"]] as const,
  )
  if (named.length > 0) return new Map(named)
  return new Map([["usual", example === undefined ? sampled(contract, below(media, "schema")) : example]])
}

const answerAt = (contract: MockedContract, status: string, place: Place): MockAnswer => {
  const { documents } = contract
  const content: unknown = documents.at(place)["content"]
  const [type] = Object.keys(isNode(content) ? content : {})
  const headers = entriesOf(documents, place, "headers").map(([name, header]) => [
    name,
    String(sampled(contract, below(header, "schema"))),
  ])
  return {
    status: Number(status),
    examples: type === undefined ? new Map() : examplesOf(contract, below(place, "content", type)),
    headers: { ...Object.fromEntries(headers), ...(type !== undefined && { "Content-Type": type }) },
  }
}

export const placeOfOperation = ({ documents }: MockedContract, { service, path, method }: Operation): Place =>
  below(documents.follow(below({ file: `${service}.yaml`, pointer: "/paths" }, path)), method)

/** By status. `default` and the likes of `4XX` name none that could be asked for. */
export const answersOf = (contract: MockedContract, operation: Operation): ReadonlyMap<number, MockAnswer> =>
  new Map(
    entriesOf(contract.documents, placeOfOperation(contract, operation), "responses")
      .filter(([status]) => /^\d+$/u.test(status))
      .map(([status, place]) => [Number(status), answerAt(contract, status, place)]),
  )
