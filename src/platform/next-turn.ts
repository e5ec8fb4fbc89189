/** Lets whoever else waits for the thread go first; idle time need not come. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
