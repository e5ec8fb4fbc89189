/** Where files stay: by the hash of their content, so that the same file is kept once. D38. */

/** Whoever keeps a file writes it down within this. */
export const freshForMs = 60 * 60 * 1000

export const keptPath = (hash: string): string => `${hash.slice(0, 2)}/${hash}`
