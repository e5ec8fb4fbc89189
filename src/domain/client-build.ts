/** The build of a client, which its requests name where the server counts what its contract is used for. */

export const clientBuildHeader = "Client-Build"

/** A fingerprint of what the client was built from. */
export const clientBuildPattern = /^[\da-f]{12}$/u
