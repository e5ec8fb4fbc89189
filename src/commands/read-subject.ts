/** What a read is about: all that its command says, so that equal reads are one and different ones never meet. E187. */

const parts = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [encodeURIComponent(String(value ?? ""))]
  // Fields in one order, however the command was put together.
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, field]) => parts(field))
}

/** `null` for a read that there is only one of, such as `LoadAccount`. */
export const readSubject = ({ type: _, ...rest }: { readonly type: string }): string | null =>
  Object.keys(rest).length === 0 ? null : parts(rest).join("/")
