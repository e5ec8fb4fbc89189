/** Thrown by a job that waits for another server, to be tried again later. */
export class TryLater extends Error {
  /** The least delay that the other server asked for, ms. */
  readonly afterMs: number
  constructor(message: string, afterMs = 0) {
    super(message)
    this.afterMs = afterMs
  }
}
