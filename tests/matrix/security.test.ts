/** What the contract says of who may ask is what the table of answers says: nobody changes one of them alone. Spec §6; D18. */
import { describe, expect, it } from "vitest"
import { below, isNode, readDocuments } from "../../server/contract/documents.ts"
import { readContract, type Operation } from "../../server/contract/operations.ts"
import { expected } from "./expected.ts"

const documents = readDocuments()
const rows: Readonly<Record<string, readonly (number | null)[]>> = expected

/** The roles that the contract wants of whoever asks. */
const rolesOf = ({ service, path, method }: Operation): readonly string[] => {
  const place = documents.follow(below({ file: `${service}.yaml`, pointer: "/paths" }, path))
  const { security } = documents.at(below(place, method))
  const ways = Array.isArray(security) ? security : []
  return ways.flatMap((way) => (isNode(way) && Array.isArray(way["bearer"]) ? way["bearer"].map(String) : []))
}

describe.each(readContract().operations.map((operation) => [operation.id, operation] as const))(
  "%s",
  (id, operation) => {
    const [anonymous, ...signedIn] = rows[id] ?? []
    const admin = signedIn.at(-1)

    it("is open to whom the contract says", () => expect(anonymous === 401).toBe(operation.access === "signed in"))

    it("wants the role that the contract says", () => {
      const others = signedIn.slice(0, -1).filter((status) => status !== null)
      const isAdmins = admin === operation.status && others.every((status) => status === 403)
      expect(rolesOf(operation)).toEqual(isAdmins ? ["admin"] : [])
    })
  },
)
