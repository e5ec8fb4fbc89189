/** Patterns of secrets that no log line may hold: tokens, codes and signatures. */

const looks: readonly RegExp[] = [
  // JSON Web Tokens: access tokens and id tokens.
  /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/u,
  /bearer\s+[\w.-]{20,}/iu,
  /(?:_token|code|code_verifier|password|signature)(?:=|%3D)[^\s"&]{4,}/iu,
  /(?:_token|verifier|password|signature)\\?":\s*\\?"[^\s"\\]{4,}/iu,
  /scrypt\$\d+/u,
]

export const looksSecret = (line: string): boolean => looks.some((look) => look.test(line))

/** The lines that match a pattern, or hold one of the given secrets. */
export const leaksIn = (lines: readonly string[], secrets: readonly string[] = []): readonly string[] =>
  lines.filter((line) => looksSecret(line) || secrets.some((secret) => line.includes(secret)))
