/** Field errors collected from the rules that client and server share. Spec §5; D4. */
import { invalid } from "../contract/refusals.ts"

/** Refuses when any field breaks a rule, naming all of them. */
export const requireNoErrors = (errors: Readonly<Record<string, readonly string[]>>): void => {
  const broken = Object.entries(errors).filter(([, rules]) => rules.length > 0)
  if (broken.length > 0) throw invalid(Object.fromEntries(broken))
}
