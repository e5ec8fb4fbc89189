/** The signed-in person's account. Spec §7 Account and settings; D1, D15, D104. */
import { chooseLanguage } from "../../src/domain/languages.ts"
import { textLimits } from "../../src/domain/limits.ts"
import { oneLine } from "../../src/domain/text.ts"
import type { Handlers, Identified } from "../contract/context.ts"
import { notFound, refused } from "../contract/refusals.ts"
import { tellAccount } from "../tell/system.ts"
import { account } from "../views/profiles.ts"

/** The identity provider knows a name; where it does not, the address's first half will do until the person says more. */
const nameOf = ({ name, email }: Identified): string => {
  const best = oneLine(name ?? "") || oneLine((email ?? "").split("@")[0] ?? "") || "New member"
  return [...best].slice(0, textLimits.personName.max).join("")
}

export const accountRoutes: Handlers<"createAccount" | "getAccount" | "setActiveProfile"> = {
  createAccount: {
    kind: "write",
    access: "identified",
    handle: async ({ db, services, caller, input }) => {
      const key = services.newKey()
      const created = await db
        .insertInto("accounts")
        .values({
          key,
          subject: caller.subject,
          name: nameOf(caller),
          email: caller.email,
          language: chooseLanguage([input.header["Content-Language"]]),
          active_profile_key: key,
          registered_on: services.now(),
        })
        .onConflict((conflict) => conflict.column("subject").doNothing())
        .returning("key")
        .executeTakeFirst()
      // Two tabs of a new person ask at once: the second one is answered with what the first one made.
      const kept =
        created ??
        (await db.selectFrom("accounts").select("key").where("subject", "=", caller.subject).executeTakeFirstOrThrow())
      return {
        tell: created === undefined ? [] : [tellAccount(db, services, kept.key, "AccountCreatedEvent")],
        answer: () => account(db, services, kept.key),
      }
    },
  },

  getAccount: {
    kind: "read",
    access: "identified",
    handle: async ({ db, services, caller }) => {
      const own = await db.selectFrom("accounts").select("key").where("subject", "=", caller.subject).executeTakeFirst()
      if (own === undefined) throw notFound()
      return account(db, services, own.key)
    },
  },

  setActiveProfile: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { body: profileKey } }) => {
      if (profileKey !== caller.accountKey) {
        const own = await db
          .selectFrom("executants")
          .select("key")
          .where("key", "=", profileKey)
          .where("account_key", "=", caller.accountKey)
          .executeTakeFirst()
        // Whether somebody else has such a profile is nobody's business.
        if (own === undefined) throw refused("ProfileNotFoundException", "The account has no such profile.")
      }
      await db
        .updateTable("accounts")
        .set(({ eb }) => ({ active_profile_key: profileKey, version: eb("version", "+", 1) }))
        .where("key", "=", caller.accountKey)
        .execute()
      return {
        tell: [tellAccount(db, services, caller.accountKey, "ActiveProfileSwitchedEvent")],
        answer: () => account(db, services, caller.accountKey),
      }
    },
  },
}
