/** A thread asks again for the messages whose files' addresses end first. */
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { nextEnd } from "../../../src/ui/screens/chat/file-ends.ts"
import { aChatMessage } from "../../arbitraries/chat.ts"

it("is the earliest end, and the last message that has it", () => {
  fc.assert(
    fc.property(fc.array(aChatMessage), (unordered) => {
      const messages = unordered.toSorted((one, other) => one.id - other.id)
      const next = nextEnd(messages)
      const ends = messages.flatMap(({ filesEnd }) => (filesEnd === null ? [] : [Date.parse(filesEnd)]))
      const at = ends.length === 0 ? null : Math.min(...ends)
      const last = messages.findLast(({ filesEnd }) => filesEnd !== null && Date.parse(filesEnd) === at)
      expect(next === null ? null : [Date.parse(next.at), next.id]).toEqual(at === null ? null : [at, last?.id])
    }),
  )
})
