/** Stores of tests in which no recipe may fail: what it throws fails the test. */
export const rethrown = (_: unknown, cause: unknown): never => {
  throw cause
}
