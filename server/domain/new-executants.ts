/** Makes executant profiles: by themselves, or with their first offer. Spec §3. */
import type { Language } from "../../src/domain/languages.ts"
import { maxExecutantsPerAccount } from "../../src/domain/limits.ts"
import type { Caller } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { refused } from "../contract/refusals.ts"
import type { Wire } from "../contract/shapes.ts"
import { submitToModeration } from "./moderation/tasks.ts"
import { checkedExecutant } from "./executants.ts"

interface NewExecutant {
  readonly body: Wire["NewExecutant"]
  /** Sends it to moderation at once. */
  readonly publish: boolean
  readonly language: Language
  /** The field of the request that it comes in, where it isn't the whole. */
  readonly within?: string
}

/** Makes a profile of the caller's; answers its key. */
export const makeExecutant = async (
  db: Db,
  services: Services,
  caller: Caller,
  { body, publish, language, within }: NewExecutant,
): Promise<string> => {
  const fields = checkedExecutant(body, within)
  // Two at once must not both be the last that is allowed.
  await db.selectFrom("accounts").select("key").where("key", "=", caller.accountKey).forNoKeyUpdate().execute()
  const own = await db.selectFrom("executants").select("key").where("account_key", "=", caller.accountKey).execute()
  if (own.length >= maxExecutantsPerAccount)
    throw refused("ExecutantLimitExceededException", "The account has as many profiles as it may.", {
      n: maxExecutantsPerAccount,
    })
  const key = services.newKey()
  await db
    .insertInto("executants")
    .values({
      key,
      account_key: caller.accountKey,
      name: body.name,
      classificator_root_key: body.classificatorPrimaryKey,
      ...fields,
      status: publish ? "OnModeration" : "Draft",
      language,
      registered_on: services.now(),
    })
    .execute()
  if (publish) await submitToModeration(db, services, { type: "Executant", key, versionKey: null })
  return key
}
