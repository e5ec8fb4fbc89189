/** Checks that the keys of an identity provider of one's own can be fetched: without them nobody is signed in. */
import { isRecord } from "../../src/domain/json.ts"
import { jwksUrlOf } from "../auth/discovery.ts"
import type { IssuerConfig } from "../config/config.ts"
import { questionMs, type Check } from "./checks.ts"
import { fails, ok } from "./findings.ts"
import { reasonOf } from "./reasons.ts"

const about = "identity provider"

type External = Extract<IssuerConfig, { readonly kind: "external" }>

export const checkIssuer = ({ issuer, jwksUrl }: External): Check => ({
  about,
  look: async (signal) => {
    const { host } = new URL(jwksUrl ?? issuer)
    const variable = jwksUrl === null ? "OIDC_ISSUER" : "OIDC_JWKS_URL"
    try {
      const url = jwksUrl ?? (await jwksUrlOf(issuer, questionMs))
      const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(questionMs)]) })
      const document: unknown = answer.ok ? await answer.json() : undefined
      const keys = isRecord(document) ? document["keys"] : undefined
      if (!Array.isArray(keys) || keys.length === 0)
        return fails(about, `${host} of ${variable} answered ${answer.status}, and no keys. Correct ${variable}.`)
      return ok(about, `${host} has ${keys.length} keys.`)
    } catch (error) {
      return fails(about, `${host} of ${variable} gives no keys: ${reasonOf(error)}. Correct ${variable}.`)
    }
  },
})
