/** The shapes of values: what stands at each path of many samples. */

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "list" : value instanceof Object ? "object" : typeof value

/** Details of a refusal, under any names and with any values. */
const anything = /\.(?:details|errors)$/u

/** Notes what stands at each path of a value; not that it may be null, which no sample of a thousand is sure to say. */
export const noteShape = (shape: Set<string>, path: string, value: unknown): void => {
  if (value === undefined || value === null) return
  shape.add(`${path}: ${kindOf(value)}`)
  if (Array.isArray(value)) for (const one of value) noteShape(shape, `${path}[]`, one)
  else if (value instanceof Object && !anything.test(path))
    for (const [key, one] of Object.entries(value))
      noteShape(shape, `${path}.${/^[a-z][A-Za-z]*$/u.test(key) ? key : "*"}`, one)
}
