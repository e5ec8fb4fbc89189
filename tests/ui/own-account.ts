/** Answers about somebody's own account, as the contract's examples have them. */
import { exampleOf } from "../commands/contract-examples.ts"

export const [own, listed, active] = [
  exampleOf("people", "getAccount", 1),
  exampleOf("people", "listExecutants", 1),
  exampleOf("people", "setActiveProfile", 2),
]

const { items } = listed.body as { readonly items: readonly { readonly key: string }[] }

export const executantKey = items[0]?.key ?? ""
