/** Before tests of the server, some of which start it: dist/ is what the sources say, so that this part runs alone. */
// @ts-check
import { ensureBuilt } from "../build/built.mjs"

export const setup = () => ensureBuilt()
