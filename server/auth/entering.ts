/** Whether what was typed lets somebody in, and what to tell them when not. Spec §5; D93, D108. */
import type { Kysely } from "kysely"
import { emailRules, graphemeCount, oneLine, personNameRules, type TextRule } from "../../src/domain/text.ts"
import type { Schema } from "../db/schema.ts"
import { isPublicName } from "../domain/account.ts"
import type { FieldName, FormName } from "./forms.ts"
import { passwordLength } from "./passwords.ts"
import type { Texts } from "./texts.ts"
import { countTry, failuresOfNetwork, forgetTries, isUsedUp, registrationsOfNetwork, signInsOfEmail } from "./tries.ts"
import { createIdentityUser, userWithPassword } from "./users.ts"

export interface Typed {
  readonly name: string
  readonly email: string
  readonly password: string
  /** The address that the request came from. */
  readonly network: string
}

export type Entered =
  | { readonly subject: string }
  | {
      readonly refused: "invalid" | "wrong" | "emailTaken" | "tooManyTries"
      readonly problem?: string
      readonly problems: Readonly<Partial<Record<FieldName, string>>>
    }

const sentence = (texts: Texts, name: FieldName, [rule]: readonly TextRule[]): string | undefined => {
  const sentences: Readonly<Partial<Record<FieldName, string>>> = rule === undefined ? {} : texts.rules[rule]
  return sentences[name]
}

const newPasswordRules = (password: string): readonly TextRule[] => {
  if (password === "") return ["required"]
  if (password.length > passwordLength.max) return ["maxLength"]
  return graphemeCount(password) < passwordLength.min ? ["minLength"] : []
}

/** Everybody sees it as soon as there is an account. */
const newNameRules = (name: string): readonly TextRule[] => {
  const rules = personNameRules(name)
  return rules.length === 0 && !isPublicName(name) ? ["reservedNames"] : rules
}

const requiredRules = (text: string): readonly TextRule[] => (text === "" ? ["required"] : [])

/** The sentences for the fields that break a rule; undefined where none does. */
const brokenRules = (texts: Texts, rules: Readonly<Partial<Record<FieldName, readonly TextRule[]>>>) => {
  const problems: Partial<Record<FieldName, string>> = {}
  for (const name of ["name", "email", "password"] as const) {
    const problem = sentence(texts, name, rules[name] ?? [])
    if (problem !== undefined) problems[name] = problem
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}

const tooManyTries = ({ problems }: Texts): Entered => ({
  refused: "tooManyTries",
  problem: problems.tooManyTries,
  problems: {},
})

const signIn = async (db: Kysely<Schema>, { password, network, ...typed }: Typed, texts: Texts): Promise<Entered> => {
  const email = typed.email.trim()
  const problems = brokenRules(texts, { email: requiredRules(email), password: requiredRules(password) })
  if (problems !== undefined) return { refused: "invalid", problems }
  // Counted before the slow check, so that tries sent all at once are counted too.
  if (await isUsedUp(db, failuresOfNetwork, network)) return tooManyTries(texts)
  if (await countTry(db, signInsOfEmail, email)) return tooManyTries(texts)
  const user = await userWithPassword(db, email, password.slice(0, passwordLength.max + 1))
  if (user === undefined) {
    await countTry(db, failuresOfNetwork, network)
    return { refused: "wrong", problem: texts.problems.wrongPassword, problems: {} }
  }
  await forgetTries(db, signInsOfEmail, email)
  return { subject: user.subject }
}

const register = async (db: Kysely<Schema>, { password, network, ...typed }: Typed, texts: Texts): Promise<Entered> => {
  const name = oneLine(typed.name)
  const email = typed.email.trim()
  const rules = { name: newNameRules(name), email: emailRules(email), password: newPasswordRules(password) }
  const problems = brokenRules(texts, rules)
  if (problems !== undefined) return { refused: "invalid", problems }
  if (await countTry(db, registrationsOfNetwork, network)) return tooManyTries(texts)
  const created = await createIdentityUser(db, { name, email, password })
  return "refused" in created ? { ...created, problems: { email: texts.problems.emailTaken } } : created
}

/** Lets somebody in, known or new. */
export const enter = (db: Kysely<Schema>, form: FormName, typed: Typed, texts: Texts): Promise<Entered> =>
  form === "register" ? register(db, typed, texts) : signIn(db, typed, texts)
