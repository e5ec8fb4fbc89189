/** Compares the content of a body, an answer or a message: the forms that it may have, and what each says. */

/** A part that may stand in the document's `components`. */
export const resolved = (document, one, kind) =>
  one?.$ref === undefined
    ? (one ?? {})
    : resolved(document, document.components?.[kind]?.[one.$ref.split("/").at(-1)], kind)

/** Notes other forms, and answers what differs in those that stayed. */
export const contentChanges = (old = {}, now = {}, way, where, note, compare) => {
  const [types, newTypes] = [old, now].map(Object.keys)
  if (types.length === 0 && newTypes.length > 0) note(where, "is new", way === "asked")
  if (types.length > 0 && newTypes.length === 0) note(where, "is gone", true)
  if (types.length === 0 || newTypes.length === 0) return []
  // One form in place of another, which may say the same.
  if (types.length === 1 && newTypes.length === 1 && types[0] !== newTypes[0]) {
    note(where, `is ${newTypes[0]}, was ${types[0]}`, true)
    return compare(old[types[0]].schema, now[newTypes[0]].schema, way, where, null)
  }
  for (const type of newTypes) if (!types.includes(type)) note(where, `may also be ${type}`, false)
  for (const type of types) if (!newTypes.includes(type)) note(where, `can't be ${type} any more`, true)
  return types
    .filter((type) => newTypes.includes(type))
    .flatMap((type) => {
      const [encoding, newEncoding] = [old[type], now[type]].map((one) => JSON.stringify(one.encoding))
      if (encoding !== newEncoding) note(where, `encoding is ${newEncoding ?? "none"}, was ${encoding ?? "none"}`, true)
      return compare(old[type].schema, now[type].schema, way, where, null)
    })
}
