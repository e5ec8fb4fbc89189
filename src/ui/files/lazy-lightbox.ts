/** The lightbox, whose code no page begins with. */
import { loadable } from "../loading/loadable.ts"

export const Lightbox = loadable(async () => (await import("./Lightbox.tsx")).Lightbox)
