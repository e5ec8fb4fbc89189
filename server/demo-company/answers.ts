/** Answers of the server as the company takes them: what was asked for, or nothing. */

interface Result<Data> {
  readonly data?: Data
  readonly response: Response
}

/** The answer's data; null where it was refused. */
export const noticed = async <Data>(asked: Promise<Result<Data>>): Promise<Data | null> => (await asked).data ?? null

/** Answers whether an act was done. What is refused is let be: the market has moved on, or the house rules say no. */
export const isDone = async (asked: Promise<Result<unknown>>): Promise<boolean> => (await asked).response.ok
