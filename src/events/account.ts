/** Facts about the signed-in person. Wire shapes: openapi/schemas/account.yaml. */
import type { Account } from "../domain/account.ts"

export type AccountEvent =
  | { readonly type: "AccountLoaded"; readonly account: Account }
  | { readonly type: "AccountCreated"; readonly account: Account }
  | { readonly type: "AccountChanged"; readonly account: Account }
  | { readonly type: "ActiveProfileSwitched"; readonly account: Account }
