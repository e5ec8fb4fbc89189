/** The whole table of rules: what each edit of each field of OpenAPI 3.1 means. docs/contract-changes.md shows it. */
import { contentRules } from "./contents.ts"
import { callRules, documentRules } from "./documents.ts"
import type { Edit, FieldRules, Judgement, Level, ObjectRules, Rule, Verdict, Way } from "./rule.ts"
import { schemaRules } from "./schemas.ts"

export const rules: Readonly<Record<string, ObjectRules>> = {
  ...documentRules,
  ...callRules,
  ...contentRules,
  ...schemaRules,
}

/** A change of one kind, as `Schema.maxLength narrowed`. */
export interface Kind {
  readonly object: string
  readonly field: string
  readonly edit: Edit
}

export const kindName = ({ object, field, edit }: Kind): string => `${object}.${field} ${edit}`

const ruleIn = (rules: FieldRules | undefined, edit: Edit): Rule | undefined =>
  rules === undefined || "waived" in rules ? undefined : rules[edit]

/** The verdict of the table; a kind that it doesn't have is a mistake of ours, not of a contract. */
export const verdictOf = (kind: Kind, way: Way): Judgement => {
  const found = ruleIn(rules[kind.object]?.[kind.field], kind.edit)
  if (found === undefined) throw new Error(`scripts/contract/rules has no rule for ${kindName(kind)}.`)
  return found(way)
}

export const levelOf = (verdict: Verdict): Level => (verdict === "wire" || verdict === "code" ? "breaking" : verdict)
