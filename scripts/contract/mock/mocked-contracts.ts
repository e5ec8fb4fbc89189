/** The contracts that the mock serves, and where each of them stands. */
import { basename } from "node:path"
import { documentsOf, isNode, type Documents, type Node } from "../../../server/contract/documents.ts"
import { operationsIn, type Operation } from "../../../server/contract/operations.ts"
import { documentAt, documentsIn } from "../sdk-documents.mjs"
import { contractsFolder } from "../services.ts"
import { contractAt } from "../source/read.ts"

export interface MockedContract {
  readonly name: string
  /** Begins each of its paths: `/api/core`. */
  readonly prefix: string
  /** All that the contract refers to is in it. */
  readonly document: Node
  readonly documents: Documents
  readonly operations: readonly Operation[]
  /** The hub messages, by name. */
  readonly messages: readonly string[]
}

const prefixOf = (document: Node): string => {
  const [server]: readonly unknown[] = Array.isArray(document["servers"]) ? document["servers"] : []
  const url = isNode(server) && typeof server["url"] === "string" ? server["url"] : "/"
  return new URL(url, "http://localhost").pathname.replace(/\/$/u, "")
}

const mocked = (name: string, document: Node): MockedContract => {
  const documents = documentsOf(new Map([[`${name}.yaml`, document]]))
  return {
    name,
    prefix: prefixOf(document),
    document,
    documents,
    operations: isNode(document["paths"]) ? operationsIn(documents, name) : [],
    messages: Object.keys(isNode(document["webhooks"]) ? document["webhooks"] : {}),
  }
}

/** The contracts in openapi/. Throws where one can't be read. */
export const ownContracts = async (): Promise<readonly MockedContract[]> =>
  Object.entries(await documentsIn(contractsFolder)).map(([name, document]) => mocked(name, document))

/** The contract of a file, with all that it refers to. Throws where it can't be read. */
export const contractOf = async (file: string): Promise<MockedContract> => {
  contractAt(file)
  const document: unknown = await documentAt(file)
  return mocked(basename(file).replace(/\.\w+$/u, ""), isNode(document) ? document : {})
}
