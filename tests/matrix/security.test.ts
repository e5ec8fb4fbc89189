/**
 * The contract and the table of answers say the same of who may ask: nobody changes one of them alone. Spec §6. Law 17.
 */
import { describe, expect, it } from "vitest"
import { readContract } from "../../server/contract/operations.ts"
import { expected } from "./expected.ts"

const rows: Readonly<Record<string, readonly (number | null)[]>> = expected

describe.each(readContract().operations.map((operation) => [operation.id, operation] as const))(
  "%s",
  (id, operation) => {
    const [anonymous, ...signedIn] = rows[id] ?? []
    const admin = signedIn.at(-1)

    it("is open to whom the contract says", () => expect(anonymous === 401).toBe(operation.token === "required"))

    it("wants the role that the contract says", () => {
      const others = signedIn.slice(0, -1).filter((status) => status !== null)
      const isAdmins = admin === operation.status && others.every((status) => status === 403)
      expect(operation.isForModerators).toBe(isAdmins)
    })

    it("is refused to admins where people act, and open to them where all may read", () => {
      if (operation.isForModerators) return
      expect(admin).toBe(operation.token === "required" ? 403 : anonymous)
    })
  },
)
