/**
 * Says that a person reads what came along with the page. The server counts who looks at a listing or an executant, and
 * a page that is fetched is nobody's look yet.
 */
import type { FirstAnswers } from "./first-answers.ts"

type Answers = Pick<FirstAnswers, "language" | "take">

/** Paths of what looks are counted of, within the core. */
const counted = /^\/(?:orders|offers|executant)\/public\/[^/?]+$/u

/** Answers whether asking for a path counts as a look; `core` is the base of the core's paths. */
export const isLook = (core: string, path: string): boolean =>
  path.startsWith(core) && counted.test(path.slice(core.length))

/**
 * Wraps the answers so that each that counts as a look is reported when it is taken.
 *
 * @param core the base of the core's paths
 */
export const reportingLooks = ({ language, take }: Answers, core: string, report: (path: string) => void): Answers => ({
  language,
  take: (path) => {
    const answer = take(path)
    if (answer !== null && isLook(core, path)) report(path)
    return answer
  },
})
