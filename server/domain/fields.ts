/** Field errors collected from the rules that client and server share. Spec §5. */
import { invalid } from "../contract/refusals.ts"

/** Refuses when any field breaks a rule, naming all of them; `within` is the field whose parts they are. */
export const requireNoErrors = (errors: Readonly<Record<string, readonly string[]>>, within?: string): void => {
  const broken = Object.entries(errors).filter(([, rules]) => rules.length > 0)
  if (broken.length === 0) return
  throw invalid(Object.fromEntries(broken.map(([field, rules]) => [within ? `${within}.${field}` : field, rules])))
}
