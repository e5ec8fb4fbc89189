/** Executant profiles. Spec §7 Executants; D50. */
import { maxExecutantsPerAccount, textLimits } from "../../src/domain/limits.ts"
import { multiLine, oneLine, personNameRules, textAreaRules } from "../../src/domain/text.ts"
import type { Handlers } from "../contract/context.ts"
import { refused } from "../contract/refusals.ts"
import type { Body } from "../contract/shapes.ts"
import { isRootCategory } from "../data/classificator.ts"
import { requireNoErrors } from "../domain/fields.ts"
import { submitToModeration } from "../moderation/tasks.ts"
import { tellExecutant } from "../tell/system.ts"
import { executant, executants } from "../views/profiles.ts"

const checkedExecutant = (body: Body<"createExecutant">) => {
  const { name, classificatorPrimaryKey, description = "", workExperience = "", educationDescription = "" } = body
  requireNoErrors({
    name: personNameRules(name).filter((rule) => rule !== "reservedNames"),
    description: textAreaRules(description, textLimits.profileText),
    workExperience: textAreaRules(workExperience, textLimits.profileText),
    educationDescription: textAreaRules(educationDescription, textLimits.profileText),
    classificatorPrimaryKey: isRootCategory(classificatorPrimaryKey) ? [] : ["unknownValue"],
  })
  if (personNameRules(name).includes("reservedNames"))
    throw refused("ReservedNameException", "This name belongs to the house.")
  return {
    name: oneLine(name),
    classificator_root_key: classificatorPrimaryKey,
    description: multiLine(description),
    work_experience: multiLine(workExperience),
    education_description: multiLine(educationDescription),
  }
}

export const profileRoutes: Handlers<"createExecutant" | "listExecutants"> = {
  createExecutant: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, language, input: { body, query } }) => {
      const fields = checkedExecutant(body)
      // Two at once must not both be the last that is allowed.
      await db.selectFrom("accounts").select("key").where("key", "=", caller.accountKey).forNoKeyUpdate().execute()
      const own = await db.selectFrom("executants").select("key").where("account_key", "=", caller.accountKey).execute()
      if (own.length >= maxExecutantsPerAccount)
        throw refused("ExecutantLimitExceededException", "The account has as many profiles as it may.", {
          n: maxExecutantsPerAccount,
        })
      const key = services.newKey()
      const isPublished = query.publish === true
      await db
        .insertInto("executants")
        .values({
          key,
          account_key: caller.accountKey,
          ...fields,
          status: isPublished ? "OnModeration" : "Draft",
          language,
          registered_on: services.now(),
        })
        .execute()
      if (isPublished) await submitToModeration(db, services, { type: "Executant", key, versionKey: null })
      return {
        tell: [tellExecutant(db, caller.accountKey, key, "ExecutantSubmittedEvent")],
        answer: () => executant(db, caller.accountKey, key),
      }
    },
  },

  listExecutants: {
    kind: "read",
    access: "account",
    handle: async ({ db, caller }) => {
      const items = await executants(db, caller.accountKey)
      return { count: items.length, items }
    },
  },
}
