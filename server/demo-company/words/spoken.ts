/** The languages that the demo company speaks. E310. */
import { de } from "./de.ts"
import { en } from "./en.ts"

export const words = { en, de } as const
export type Spoken = keyof typeof words
