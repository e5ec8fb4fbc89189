/**
 * Sign-ins on a device that is not the person's own, which end with the browser and after some hours. The sign-in's
 * authentication context (`acr`) says it, which the provider hands on from the session to codes and refresh tokens; the
 * client reads it in the identity token (`own_device`).
 */
import { interactionPolicy } from "oidc-provider"

export const borrowedDevice = "urn:marketplace:borrowed-device"

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds

/** The time that somebody stays signed in, however active they are. */
const signedInSeconds = { own: 30 * 24 * hourSeconds, borrowed: 8 * hourSeconds } as const

/** For how long the provider's own pages take the session on a borrowed device for the person who signed in. */
const presentSeconds = 10 * minuteSeconds

export interface SignInContext {
  readonly acr?: string | undefined
}

export const isBorrowed = (signIn: SignInContext | undefined): boolean => signIn?.acr === borrowedDevice

export const secondsOf = (signIn: SignInContext | undefined): number =>
  isBorrowed(signIn) ? signedInSeconds.borrowed : signedInSeconds.own

interface Session extends SignInContext {
  readonly past: (seconds: number) => boolean
}

/** Answers whether the person who looks at the provider's pages may still be the one who signed in. */
export const isPresent = (session: Session): boolean => !isBorrowed(session) || !session.past(presentSeconds)

/** The next person at the open browser writes a password: the session of a borrowed device lets nobody in again. */
export const passwordEachTime = new interactionPolicy.Check(
  "borrowed_device",
  "the device is not the End-User's own",
  "login_required",
  ({ oidc: { session, result } }) => isBorrowed(session) && result?.login === undefined,
)
