/** Compares how the hubs are reached: their addresses and methods, which break a client, and their times. */

/** Everything that `x-hubs` says, by its way there. */
const leaves = (value, steps = []) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, one]) => leaves(one, [...steps, name]))
    : [[steps.join("."), JSON.stringify(value)]]

const breaks = (where) => /^(?:paths|methods)\./u.test(where)

/** @returns {readonly { readonly where: string, readonly what: string, readonly isBreaking: boolean }[]} */
export const hubChanges = (before, after) => {
  const [old, now] = [before["x-hubs"], after["x-hubs"]].map((hubs) => new Map(leaves(hubs ?? {})))
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((where) => {
    const [was, is] = [old.get(where), now.get(where)]
    if (was === is) return []
    if (was === undefined) return [{ where, what: "is new", isBreaking: false }]
    return [{ where, what: is === undefined ? "is gone" : `is ${is}, was ${was}`, isBreaking: breaks(where) }]
  })
}
