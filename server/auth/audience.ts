/** Claims of access tokens that issuer and verifier must agree on. */

/** The audience (`aud`) of access tokens: the API alone. */
export const accessTokenAudience = "api"

export const webClientId = "marketplace-web"
