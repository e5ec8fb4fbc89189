/** Where files stay: by the hash of their content, so that the same file is kept once. */
import { hourMs } from "../../src/domain/durations.ts"

/** The time within which whoever keeps a file writes it down. */
export const freshForMs = hourMs

export const keptPath = (hash: string): string => `${hash.slice(0, 2)}/${hash}`
