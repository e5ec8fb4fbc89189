/** A question over a port gets the answer to that very question, or the other side's error. architecture: Theatre. */
import { afterEach, expect, it } from "vitest"
import { answerBy, askBy, type Port } from "../../src/platform/ports.ts"

interface Questions {
  readonly double: (of: number) => number
  readonly fail: (why: string) => null
  readonly later: (of: { readonly ms: number; readonly word: string }) => string
  readonly answerOn: (of: { readonly port: MessagePort }) => null
}

let close = (): void => undefined
afterEach(() => close())

const linked = () => {
  const { port1, port2 } = new MessageChannel()
  const notices: string[] = []
  answerBy<Questions, string>(port2 as unknown as Port, (notify) => ({
    double: (of) => of * 2,
    fail: (why) => {
      throw new Error(why)
    },
    later: async ({ ms, word }) => {
      notify(`waits for ${word}`)
      await new Promise((resolve) => setTimeout(resolve, ms))
      return word
    },
    answerOn: ({ port }) => {
      port.postMessage("here")
      return null
    },
  }))
  const ask = askBy<Questions, string>(port1 as unknown as Port, (notice) => notices.push(notice))
  port1.start()
  port2.start()
  close = () => {
    port1.close()
    port2.close()
  }
  return { ask, notices, port1 }
}

it("brings each answer to its question, whichever comes first", async () => {
  const { ask, notices } = linked()
  const slow = ask("later", { ms: 30, word: "slow" })
  const quick = ask("later", { ms: 0, word: "quick" })
  expect(await Promise.all([ask("double", 21), slow, quick])).toEqual([42, "slow", "quick"])
  expect(notices).toEqual(["waits for slow", "waits for quick"])
})

it("hands on an error, and goes on answering", async () => {
  const { ask } = linked()
  await expect(ask("fail", "It is broken.")).rejects.toThrow("It is broken.")
  await expect(ask("toString" as "double", 1)).rejects.toThrow("Nobody answers toString.")
  expect(await ask("double", 1)).toBe(2)
})

it("hands over a port that stands in an argument", async () => {
  const { ask } = linked()
  const { port1, port2 } = new MessageChannel()
  const heard = new Promise((resolve) => port1.addEventListener("message", ({ data }) => resolve(data), { once: true }))
  port1.start()
  expect(await ask("answerOn", { port: port2 })).toBeNull()
  expect(await heard).toBe("here")
  port1.close()
})
