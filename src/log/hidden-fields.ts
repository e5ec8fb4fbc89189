/**
 * The fields of things whose texts are pseudonyms: two logs call one text by two names, so that only lengths can be compared.
 * They follow from the rules by which logs are redacted.
 */
import { account, application, chat, chatMessage, deal, executant, listing, notification } from "./redaction-rules.ts"
import type { Leaf } from "./rule-shapes.ts"

type RuleTree = Leaf | { readonly [field: string]: RuleTree }

const hiddenIn = (rules: RuleTree): readonly string[] =>
  typeof rules === "string"
    ? []
    : Object.entries(rules).flatMap(([name, rule]) =>
        typeof rule === "string" ? (rule === "keep" ? [] : [name]) : hiddenIn(rule),
      )

const nouns: readonly RuleTree[] = [account, application, chat, chatMessage, deal, executant, listing, notification]

export const hiddenFields: ReadonlySet<string> = new Set(nouns.flatMap(hiddenIn))
