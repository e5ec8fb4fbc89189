/**
 * Checks a sign-in or registration form, and says what the page shows where it fails. Spec §5.
 *
 * Tries may come many at once and from everywhere, so the cheap checks are first: a place at the turnstile (in memory),
 * then the rate limits (one statement of the database), and only then the password hash, which is expensive.
 */
import type { Kysely } from "kysely"
import { oneLine } from "../../src/domain/graphemes.ts"
import { emailRules, personNameRules, type TextRule } from "../../src/domain/text.ts"
import type { Schema } from "../db/schema.ts"
import { isPublicName } from "../domain/account.ts"
import { isBarred } from "../db/barred-addresses.ts"
import type { Devices } from "./devices.ts"
import type { FieldName, FormName } from "./forms.ts"
import { passwordRules, type PasswordRule } from "./password-rules.ts"
import { passwordLength } from "./passwords.ts"
import type { NoteSecurity } from "./security-log.ts"
import { recordSignIn, refundSignIn, isNewLockout, isWarningDue, type UsedUp } from "./sign-in-attempts.ts"
import type { Texts } from "./texts/en.ts"
import { recordAttempt } from "../db/attempts.ts"
import { registrationsOfNetwork, secondsUntil } from "./limits.ts"
import type { Turnstile } from "./turnstile.ts"
import { checkPassword, createIdentityUser, subjectWithEmail } from "./users.ts"

export interface Typed {
  readonly name: string
  readonly email: string
  readonly password: string
  /** The network that the request came from (networks.ts). */
  readonly network: string
  /** The Cookie header. */
  readonly cookies: string | undefined
}

export interface Doorway {
  readonly db: Kysely<Schema>
  readonly turnstile: Turnstile
  readonly devices: Devices
  readonly productName: string
  readonly note: NoteSecurity
  /** Called when somebody's password was guessed at, as often as they should be warned. */
  readonly onGuessing: (subject: string) => Promise<void>
}

export type Entered =
  | { readonly subject: string }
  | {
      readonly refused: "invalid" | "wrong" | "emailTaken"
      readonly problem?: string
      readonly problems: Readonly<Partial<Record<FieldName, string>>>
    }
  | TryLater

interface TryLater {
  readonly refused: "tryLater"
  readonly problem: string
  readonly problems: Readonly<Partial<Record<FieldName, string>>>
  readonly retryAfterSeconds: number
}

/** For one field, what is wrong with it as a sentence. */
export const sentence = (texts: Texts, name: FieldName, [rule]: readonly PasswordRule[]): string | undefined => {
  const sentences: Readonly<Partial<Record<FieldName, string>>> = rule === undefined ? {} : texts.rules[rule]
  return sentences[name]
}

/** The name is public as soon as there is an account. */
const newNameRules = (name: string): readonly TextRule[] => {
  const rules = personNameRules(name)
  return rules.length === 0 && !isPublicName(name) ? ["reservedNames"] : rules
}

const requiredRules = (text: string): readonly TextRule[] => (text === "" ? ["required"] : [])

/** For each field, what is wrong with it; undefined where nothing is. */
export const brokenRules = (texts: Texts, rules: Readonly<Partial<Record<FieldName, readonly PasswordRule[]>>>) => {
  const problems: Partial<Record<FieldName, string>> = {}
  for (const name of ["name", "email", "password"] as const) {
    const problem = sentence(texts, name, rules[name] ?? [])
    if (problem !== undefined) problems[name] = problem
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}

export const busySeconds = 5

const tryLater = (problem: string, retryAfterSeconds: number): TryLater => ({
  refused: "tryLater",
  problem,
  problems: {},
  retryAfterSeconds,
})

const busy = ({ problems }: Texts): TryLater => tryLater(problems.busy, busySeconds)

const usedUp = ({ problems }: Texts, { problem, again }: UsedUp): TryLater =>
  tryLater(problems[problem], secondsUntil(again))

/** The device's id, where the owner of this e-mail address has signed in on it before. */
const deviceOf = async ({ db, devices }: Doorway, email: string, cookies: string | undefined) => {
  if (!(await devices.isKnown(cookies))) return undefined
  const subject = await subjectWithEmail(db, email)
  return subject === undefined ? undefined : devices.idOf(cookies, subject)
}

const signIn = async (doorway: Doorway, { password, network, cookies, ...typed }: Typed, texts: Texts) => {
  const { db, turnstile, note, onGuessing } = doorway
  const email = typed.email.trim()
  const problems = brokenRules(texts, { email: requiredRules(email), password: requiredRules(password) })
  if (problems !== undefined) return { refused: "invalid", problems } as const
  const attempt = { email, network, device: await deviceOf(doorway, email, cookies) }
  const leave = turnstile({ who: attempt.device ?? network, isKnown: attempt.device !== undefined })
  if (leave === null) return busy(texts)
  try {
    const refusal = await recordSignIn(db, attempt)
    if (refusal !== null) {
      if (await isNewLockout(db, attempt))
        await note("sign-in.locked-out", { subject: await subjectWithEmail(db, email), network })
      return usedUp(texts, refusal)
    }
    const { subject, isRight } = await checkPassword(db, email, password.slice(0, passwordLength.max + 1))
    if (subject !== undefined && isRight) {
      await refundSignIn(db, attempt)
      return { subject }
    }
    await note("sign-in.failed", { subject, network })
    if (subject !== undefined && (await isWarningDue(db, attempt, subject))) await onGuessing(subject)
    return { refused: "wrong", problem: texts.problems.wrongPassword, problems: {} } as const
  } finally {
    leave()
  }
}

const register = async (doorway: Doorway, { password, network, ...typed }: Typed, texts: Texts) => {
  const { db, turnstile, productName } = doorway
  const name = oneLine(typed.name)
  const email = typed.email.trim()
  const rules = {
    name: newNameRules(name),
    email: emailRules(email),
    password: passwordRules(password, [email, name, productName]),
  }
  const problems = brokenRules(texts, rules)
  if (problems !== undefined) return { refused: "invalid", problems } as const
  const leave = turnstile({ who: network, isKnown: false })
  if (leave === null) return busy(texts)
  try {
    const again = await recordAttempt(db, registrationsOfNetwork, network)
    if (again !== null) return usedUp(texts, { problem: "tooManyTries", again })
    if (await isBarred(db, email))
      return { refused: "invalid", problems: { email: texts.problems.emailRefused } } as const
    const created = await createIdentityUser(db, { name, email, password })
    return "refused" in created ? { ...created, problems: { email: texts.problems.emailTaken } } : created
  } finally {
    leave()
  }
}

/** Signs a person in, or registers a new one. */
export const enter = (doorway: Doorway, form: FormName, typed: Typed, texts: Texts): Promise<Entered> =>
  form === "register" ? register(doorway, typed, texts) : signIn(doorway, typed, texts)
