/** Signing in with what Google gave: in at once, or the status that the person reads. Spec §8. */
import { createIntl } from "react-intl"
import { describe, expect, it } from "vitest"
import type { DeviceServices } from "../../src/commands/services.ts"
import { failureText } from "../../src/ui/i18n/failures.ts"
import type { MessageId } from "../../src/ui/i18n/messages.ts"
import core from "../../src/ui/i18n/messages/en/core.json" with { type: "json" }
import { setUp, typesOf, type Bench } from "./bus-on-a-server.ts"

// Of all texts those of the catalogue alone are needed here.
const intl = createIntl({
  locale: "en",
  messages: core as Partial<Record<MessageId, string>> as Record<MessageId, string>,
})

let bench: Bench

const word = { idToken: "header.payload.signature", nonce: "n-1", isOwnDevice: true }

const signIn = async (signInWithGoogle: DeviceServices["signInWithGoogle"]) => {
  bench = await setUp(() => ({}), {
    signInWithGoogle: (given) => signInWithGoogle({ ...word, ...given, nonce: "n-1" }),
  })
  return bench.bus.dispatch({ type: "SignInWithGoogle", ...word })
}

describe("what Google gave", () => {
  it("lets the person in, and is told to nobody else", async () => {
    const heard: unknown[] = []
    const ended = await signIn(async (given) => {
      heard.push(given)
      return null
    })
    expect(ended).toMatchObject({ tag: "Done" })
    expect(heard).toEqual([word])
    expect(typesOf(bench)).toEqual(["CommandStarted", "SignedIn", "CommandSucceeded"])
    expect(JSON.stringify(bench.emitted)).not.toContain(word.idToken)
  })

  it("may be refused, with the words of the specification", async () => {
    const failure = { _tag: "GoogleRefused", status: 400 } as const
    expect(await signIn(async () => 400)).toEqual({ tag: "Failed", failure })
    expect(typesOf(bench)).toEqual(["CommandStarted", "CommandFailed"])
    expect(JSON.stringify(bench.emitted)).not.toContain(word.idToken)
    expect(failureText(intl, failure)).toBe("Google login error: 400")
  })

  it("is of no use without a network", async () => {
    expect(await signIn(() => Promise.reject(new TypeError("fetch failed")))).toEqual({
      tag: "Failed",
      failure: { _tag: "Unreachable", why: "offline" },
    })
  })
})
