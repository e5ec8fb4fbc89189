/** Selectors that compute: asked again about an unchanged state, or with an equal answer, they give the same reference. */

/** Equal as plain JSON of the kind that selectors answer: flat values, arrays and records. */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((one, index) => sameJson(one, b[index]))
  }
  const left = Object.entries(a)
  return left.length === Object.keys(b).length && left.every(([key, value]) => sameJson(value, Reflect.get(b, key)))
}

const mostRemembered = 200

/** Remembers the last answer to each question, at most 200 of them; `question` names the argument. */
export const stable = <State extends object, Arg, Answer>(
  question: (arg: Arg) => string,
  compute: (state: State, arg: Arg) => Answer,
): ((state: State, arg: Arg) => Answer) => {
  const answers = new Map<string, { readonly state: State; readonly answer: Answer }>()
  return (state, arg) => {
    const key = question(arg)
    const before = answers.get(key)
    if (before !== undefined && before.state === state) return before.answer
    const fresh = compute(state, arg)
    const answer = before !== undefined && sameJson(before.answer, fresh) ? before.answer : fresh
    answers.delete(key)
    answers.set(key, { state, answer })
    const oldest = answers.size > mostRemembered ? answers.keys().next().value : undefined
    if (oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
