/** The limits on trying to sign in, to register, and their pages, so that passwords can't be guessed. */
import { dayMs, hourMs, minuteMs, secondMs } from "../../src/domain/durations.ts"
import type { AttemptLimit } from "../db/attempts.ts"

/** The time that the link in a letter works. */
export const letterLinkMs = 30 * minuteMs

const quarterHourMs = 15 * minuteMs

/** For an e-mail address from one network; its owner elsewhere, or on a known device, is not affected (E167). */
export const signInsOfPair: AttemptLimit = { name: "pair", most: 10, windowMs: quarterHourMs }

/** For a person on one known device, whatever happens in its network. */
export const signInsOfDevice: AttemptLimit = { name: "device", most: 10, windowMs: quarterHourMs }

/** Failures of one network, for any address; high enough for an office behind one IP address. */
export const failuresOfNetwork: AttemptLimit = { name: "network", most: 100, windowMs: quarterHourMs }

/** Failures for one e-mail address on unknown devices, from all networks together. */
export const failuresOfEmail: AttemptLimit = { name: "email", most: 30, windowMs: dayMs }

/** Beyond that, the pace for the address on unknown devices: 2,880 guesses a day, and nobody is locked out. */
export const slowedSignIns: AttemptLimit = { name: "slowed", most: 1, windowMs: 30 * secondMs }

/** Wrong passwords in a day, on unknown devices, beyond which the owner is warned. */
export const guessesAtPerson: AttemptLimit = { name: "guessed", most: 9, windowMs: dayMs }

export const warningsOfPerson: AttemptLimit = { name: "told", most: 1, windowMs: dayMs }

/** Lines of the log about one lockout. */
export const lockoutsNoted: AttemptLimit = { name: "lockout", most: 1, windowMs: quarterHourMs }

export const registrationsOfNetwork: AttemptLimit = { name: "register", most: 100, windowMs: hourMs }

/** Requests for the sign-in page, and for sign-out, of one network: each stores a record. */
export const startsOfNetwork: AttemptLimit = { name: "start", most: 300, windowMs: quarterHourMs }
export const endsOfNetwork: AttemptLimit = { name: "end", most: 300, windowMs: quarterHourMs }

/** Letters that people without a session ask for: to one address, known or not, and by one network. */
export const lettersOfEmail: AttemptLimit = { name: "letter", most: 5, windowMs: hourMs }
export const lettersOfNetwork: AttemptLimit = { name: "letters", most: 30, windowMs: hourMs }

/** Links of letters that one network opens and uses. */
export const letterLinksOfNetwork: AttemptLimit = { name: "links", most: 100, windowMs: quarterHourMs }

/** Codes of the second step, for a person from one network, after the right password; elsewhere they are not affected. */
export const codesOfPair: AttemptLimit = { name: "code", most: 5, windowMs: quarterHourMs }

/** The same on one known device of the person's, whatever happens elsewhere. */
export const codesOfDevice: AttemptLimit = { name: "code-device", most: 5, windowMs: quarterHourMs }

/** Wrong codes for a person on unknown devices, from all networks together: a chance of one in ten thousand a day. */
export const codesOfPerson: AttemptLimit = { name: "code-person", most: 30, windowMs: dayMs }

/** For the Retry-After header. */
export const secondsUntil = (again: Date): number => Math.max(1, Math.ceil((again.getTime() - Date.now()) / secondMs))
