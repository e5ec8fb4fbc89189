/** Worker thread that derives keys from passwords, one at a time. */
import { scryptSync, type ScryptOptions } from "node:crypto"
import { parentPort } from "node:worker_threads"

export interface Derivation {
  readonly password: string
  readonly salt: Uint8Array
  readonly length: number // bytes
  readonly options: ScryptOptions
}

export type Derived = { readonly hash: Uint8Array } | { readonly failure: string }

parentPort?.on("message", ({ password, salt, length, options }: Derivation) => {
  let derived: Derived
  try {
    derived = { hash: scryptSync(password, salt, length, options) }
  } catch (error) {
    derived = { failure: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(derived, [])
})
