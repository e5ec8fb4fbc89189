/** Options that stand before `--` are npm's: a script is run without them, and does something else than was meant. */

/** Answers what to say where npm has taken one of a script's options for one of its own; null where it has taken none. */
export const takenByNpm = (
  command: string,
  options: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): string | null => {
  const taken = options.filter((name) => environment[`npm_config_${name.replaceAll("-", "_")}`] !== undefined)
  if (taken.length === 0) return null
  const named = taken.map((name) => `--${name}`).join(" and ")
  return `npm took ${named} for itself: options stand behind "--", as in "npm run ${command} -- --${taken[0]} ...".`
}
