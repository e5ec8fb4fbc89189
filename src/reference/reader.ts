/** Finds the session that the app keeps in this browser: its token goes with the requests that a reader tries. */
import type { Environment } from "../domain/environment.ts"
import { isRecord } from "../domain/json.ts"
import type { Storages } from "../platform/borrowed-device.ts"
import { userKeyPrefix } from "../platform/identity.ts"
import { tokenStore } from "../platform/token-store.ts"

export interface Reader {
  /** Null where nobody is signed in, or the token has run out: the app alone renews it. */
  readonly token: () => Promise<string | null>
  readonly name: () => Promise<string | null>
}

/** Reads the app's session at each call, as other tabs renew and end it. */
export const readerOf = (
  environment: Environment | null,
  { storages, now }: { readonly storages: Storages; readonly now: () => number },
): Reader => {
  const user = async (): Promise<Readonly<Record<string, unknown>> | null> => {
    if (environment === null) return null
    const { authority, clientId } = environment.oidc
    const text = await tokenStore(userKeyPrefix, storages).get(`${authority}:${clientId}`)
    const read: unknown = text === null ? null : JSON.parse(text)
    return isRecord(read) && Number(read["expires_at"]) * 1000 > now() ? read : null
  }
  const textIn = (record: unknown, key: string): string | null => {
    const value = isRecord(record) ? record[key] : undefined
    return typeof value === "string" ? value : null
  }
  return {
    token: async () => textIn(await user(), "access_token"),
    name: async () => textIn((await user())?.["profile"], "name"),
  }
}
