/** Where links may lead: what is switched off has no page, and then a link to it is plain words. */
import { createContext, useContext } from "react"

/** Answers whether the product has a page at an address of its own. */
export type Reach = (href: string) => boolean

const Reached = createContext<Reach>(() => true)

export const ReachProvider = Reached.Provider

export const useReach = (): Reach => useContext(Reached)
