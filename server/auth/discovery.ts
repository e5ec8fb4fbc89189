/** Finds an issuer's key set by its OpenID discovery document. */

const isDocument = (value: unknown): value is { readonly issuer: unknown; readonly jwks_uri: unknown } =>
  typeof value === "object" && value !== null && "issuer" in value && "jwks_uri" in value

/** The `jwks_uri` of the issuer. */
export const jwksUrlOf = async (issuer: string, timeoutMs: number): Promise<string> => {
  const address = `${issuer.replace(/(?<!\/)\/+$/u, "")}/.well-known/openid-configuration`
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  const document: unknown = answer.ok ? await answer.json() : undefined
  // The document must name this very issuer (OpenID Discovery §4.3).
  if (!isDocument(document) || document.issuer !== issuer || typeof document.jwks_uri !== "string")
    throw new Error(`${address} does not describe the issuer ${issuer}.`)
  return document.jwks_uri
}
