/** How a job says that others can't do their part yet. E92. */
export class TryLater extends Error {
  /** Not before so long, if they said. */
  readonly afterMs: number
  constructor(message: string, afterMs = 0) {
    super(message)
    this.afterMs = afterMs
  }
}
