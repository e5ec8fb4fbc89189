/** The own password once more, before something is changed that whoever found an open browser may not change. */
import type { FastifyRequest } from "fastify"
import { networkOf } from "../contract/networks.ts"
import { enter, type Doorway } from "./entering.ts"
import { textIn } from "./form-requests.ts"
import type { Problems } from "./forms.ts"
import type { Texts } from "./texts/en.ts"

interface Unproven extends Problems {
  readonly status: number
  readonly retryAfterSeconds?: number
}

/** Checks the password of the form, with the limits of signing in; null where it is right. */
export const proveAgain = async (
  doorway: Doorway,
  { body, ip, headers }: FastifyRequest,
  { texts, email }: { readonly texts: Texts; readonly email: string },
): Promise<Unproven | null> => {
  const typed = { name: "", email, password: textIn(body, "password") }
  const entered = await enter(doorway, "signIn", { ...typed, network: networkOf(ip), cookies: headers.cookie }, texts)
  if (!("refused" in entered)) return null
  const { refused, problems, problem } = entered
  if (refused === "tryLater") return { status: 429, problems, problem, retryAfterSeconds: entered.retryAfterSeconds }
  return { status: 422, problems, problem: refused === "wrong" ? texts.problems.wrongOwnPassword : problem }
}
