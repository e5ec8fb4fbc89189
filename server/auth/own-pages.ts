/** Pages of the person who is signed in at the provider: who that is, and the page for everybody else. */
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import type { Provider } from "oidc-provider"
import { networkLine } from "../contract/door.ts"
import type { FairTurns } from "../contract/fair-turns.ts"
import type { Schema } from "../db/schema.ts"
import { isPresent } from "./borrowed-devices.ts"
import { signInFirstPage } from "./email-pages.ts"
import { sendPage } from "./form-requests.ts"
import type { ThisDevice } from "./grants.ts"
import type { PageFrame } from "./page.ts"
import { speak } from "./page-language.ts"
import type { Texts } from "./texts/en.ts"
import { identityUser, type IdentityUser } from "./users.ts"

export interface OwnPageOptions {
  readonly db: Kysely<Schema>
  readonly provider: Provider
  readonly frame: PageFrame
  readonly turns: FairTurns
  readonly publicUrl: string
}

/** Answers a request of the person who is signed in. */
type OwnAnswer = (
  own: { readonly person: IdentityUser; readonly here: ThisDevice },
  texts: Texts,
) => FastifyReply | Promise<FastifyReply>

export type OwnPage = (request: FastifyRequest, reply: FastifyReply, answer: OwnAnswer) => Promise<FastifyReply>

export const ownPages =
  ({ db, provider, frame, turns, publicUrl }: OwnPageOptions): OwnPage =>
  async (request, reply, answer) => {
    const texts = speak(request, reply, { publicUrl })
    const own = await turns.inTurn(networkLine(request.ip), async () => {
      const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
      const { accountId, jti, authorizations = {} } = session
      const person = accountId === undefined || !isPresent(session) ? undefined : await identityUser(db, accountId)
      const grants = Object.values(authorizations).flatMap(({ grantId }) => (grantId === undefined ? [] : [grantId]))
      return person && { person, here: { session: jti, grants } }
    })
    return own === undefined ? sendPage(reply, 401, signInFirstPage(frame, texts)) : answer(own, texts)
  }
