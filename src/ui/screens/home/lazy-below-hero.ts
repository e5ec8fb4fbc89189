/** The part of a visitor's home below its first screen, which comes after that. */
import { loadable } from "../../loading/loadable.ts"

export const BelowHero = loadable(async () => (await import("./BelowHero.tsx")).BelowHero)
