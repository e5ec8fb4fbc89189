/** The verdict on a file whose hidden data can't be taken out, so that it may not be handed on. */

/** Thrown inside the cleaning thread alone; the main thread turns it into a refusal. */
export class Uncleanable extends Error {}

/** Refuses the file with the reason as the thread's own words, which nobody but a developer reads. */
export const uncleanable = (why: string): never => {
  throw new Uncleanable(why)
}
