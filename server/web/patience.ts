/** Waits for an answer, but not for ever. */

/** Answers `otherwise` once so many ms are over; the answer itself is then nobody's. */
export const within = async <Answer>(answer: Promise<Answer>, ms: number, otherwise: Answer): Promise<Answer> => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => resolve(otherwise), ms)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
