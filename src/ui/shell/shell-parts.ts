/** The parts of the shell that are loaded lazily, each for its own reason. */
import { loadable } from "../loading/loadable.ts"

/** Before a sign-in or a failure there is nothing to show in a toast. */
export const Toasts = loadable(async () => (await import("./Toasts.tsx")).Toasts)

/** The footer is below the fold, and nothing is below it that it could move. */
export const Footer = loadable(async () => (await import("./Footer.tsx")).Footer)

/** Nothing that has the focus has left the page before, and nobody has pressed a key. */
export const Watchers = loadable(async () => (await import("./Watchers.tsx")).Watchers)

/** Hardly any account is blocked. */
export const BlockedBar = loadable(async () => (await import("./BlockedBar.tsx")).BlockedBar)

/** Loaded in the mobile app alone. */
export const Wrapped = loadable(async () => (await import("./Wrapped.tsx")).Wrapped)

/** A visitor rests on none of it; it is fetched as soon as there may be a session. */
export const SessionNeeds = loadable(async () => (await import("./SessionNeeds.tsx")).SessionNeeds)
