/** Names that tokens carry, which issuer and verifier must agree on. D108. */

/** Access tokens are for the API alone. */
export const accessTokenAudience = "api"

export const webClientId = "marketplace-web"
