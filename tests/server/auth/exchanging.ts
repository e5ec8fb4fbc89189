/** The exchange of another provider's token for ours, as a client asks for it. */
import { expect } from "vitest"
import type { TestApp } from "../harness.ts"
import type { IdentityServer } from "./identity-server.ts"
import { token, type Tokens } from "./visitor.ts"

export const issuingOf = ({ config }: TestApp) => ({ publicUrl: config.publicUrl, issuer: config.issuer.issuer })

export const exchange = (
  server: Pick<IdentityServer, "publicUrl" | "issuer">,
  subjectToken: string,
  fields: Readonly<Record<string, string>> = {},
) =>
  token(server, {
    grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
    subject_token: subjectToken,
    subject_token_type: "urn:ietf:params:oauth:token-type:id_token",
    ...fields,
  })

export const tokensOf = async (answer: Response): Promise<Tokens> => {
  expect(answer.status).toBe(200)
  return (await answer.json()) as Tokens
}

export const refusalOf = async (answer: Response) => {
  expect(answer.status).toBe(400)
  const { error, error_description: reason } = (await answer.json()) as Readonly<Record<string, string>>
  return [error, reason]
}

export const sessionOf = async (server: IdentityServer, accessToken: string) => {
  const verified = await server.verify(accessToken)
  if (!verified.ok) throw new Error("The token is no good.")
  return verified
}
