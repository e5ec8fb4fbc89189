/** The signed-in person's account. Spec §7 Account and settings. */
import { minuteMs } from "../../src/domain/durations.ts"
import { chooseLanguage } from "../../src/domain/languages.ts"
import type { Handlers } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import { notFound, refused } from "../contract/refusals.ts"
import type { Notice } from "../db/notices.ts"
import { deleteAccount } from "../domain/account-deletion.ts"
import { checkedAccount, publicNameOf } from "../domain/account.ts"
import { mayReach } from "../domain/contacts.ts"
import { participantNotices } from "../notices/participants.ts"
import { accountNotice } from "../notices/system.ts"
import { notify } from "../notices/user.ts"
import { enforceAttemptLimit } from "../domain/rates.ts"
import { wireMoment } from "../views/moments.ts"
import { account, publicAccount } from "../views/profiles.ts"

const welcome = (db: Db, services: Services, accountKey: string): readonly Notice[] => [
  accountNotice(db, services, accountKey, "AccountCreatedEvent"),
  notify(db, services, {
    accountKey,
    source: "Account",
    type: "AccountCreatedEvent",
    level: "Success",
    metadata: { profileKey: accountKey },
  }),
]

/** Long enough to begin a download, whoever has to sign for it. */
const dataLinkMs = 10 * minuteMs

type Operations =
  | "createAccount"
  | "getAccount"
  | "getPublicAccount"
  | "updateAccount"
  | "setLanguage"
  | "setActiveProfile"
  | "deleteAccount"
  | "listSessions"
  | "endSession"
  | "endSessions"
  | "prepareAccountData"

export const accountRoutes: Handlers<Operations> = {
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
          name: publicNameOf(caller.name),
          email: caller.email,
          language: chooseLanguage([input.header["content-language"]]),
          active_profile_key: key,
          registered_on: services.now(),
        })
        .onConflict((conflict) => conflict.column("subject").doNothing())
        .returning("key")
        .executeTakeFirst()
      // Two tabs of a new person may ask at once: the second one gets the account that the first one made.
      const kept =
        created ??
        (await db.selectFrom("accounts").select("key").where("subject", "=", caller.subject).executeTakeFirstOrThrow())
      return {
        notices: created === undefined ? [] : welcome(db, services, kept.key),
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

  getPublicAccount: {
    kind: "read",
    access: "anyone",
    handle: async ({
      db,
      services,
      caller,
      input: {
        path: { key },
      },
    }) => publicAccount(db, services, key, await mayReach(db, caller, { type: "Customer", key, accountKey: key })),
  },

  updateAccount: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { body } }) => {
      const fields = checkedAccount(body)
      const before = await db
        .selectFrom("accounts")
        .select("name")
        .where("key", "=", caller.accountKey)
        .executeTakeFirstOrThrow()
      await db
        .updateTable("accounts")
        .set(({ eb }) => ({ ...fields, version: eb("version", "+", 1) }))
        .where("key", "=", caller.accountKey)
        .execute()
      const isRenamed = fields.name !== undefined && fields.name !== before.name
      return {
        notices: [
          accountNotice(db, services, caller.accountKey, "AccountChangedEvent"),
          ...(isRenamed ? await participantNotices(db, services, caller.accountKey) : []),
          notify(db, services, {
            accountKey: caller.accountKey,
            source: "Account",
            type: "PersonalDataChangedEvent",
            level: "Info",
            metadata: { profileKey: caller.accountKey },
          }),
        ],
        answer: () => account(db, services, caller.accountKey),
      }
    },
  },

  setLanguage: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path } }) => {
      await db
        .updateTable("accounts")
        .set(({ eb }) => ({ language: path.lang, version: eb("version", "+", 1) }))
        .where("key", "=", caller.accountKey)
        .execute()
      return {
        notices: [accountNotice(db, services, caller.accountKey, "AccountChangedEvent")],
        answer: () => account(db, services, caller.accountKey),
      }
    },
  },

  deleteAccount: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller }) => ({
      notices: await deleteAccount(db, services, caller),
      answer: async () => null,
    }),
  },

  prepareAccountData: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller }) => {
      await enforceAttemptLimit(db, "accountData", caller.accountKey)
      const expiresAt = new Date(services.now().getTime() + dataLinkMs)
      const link = {
        url: services.dataLinks.of(caller.accountKey, expiresAt, caller.session),
        expiresAt: wireMoment(expiresAt),
      }
      return { notices: [], answer: async () => link }
    },
  },

  listSessions: {
    kind: "read",
    access: "account",
    handle: async ({ db, services, caller }) => ({
      items: (await services.signIns.list(db, caller.subject, caller.session)).map(
        ({ signedInAt, lastUsedAt, ...device }) => ({
          ...device,
          signedInAt: wireMoment(signedInAt),
          lastUsedAt: wireMoment(lastUsedAt),
        }),
      ),
    }),
  },

  endSession: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller, input: { path } }) => {
      if (!(await services.signIns.end(db, caller.subject, path.key))) throw notFound()
      return { notices: [], answer: async () => null }
    },
  },

  endSessions: {
    kind: "write",
    access: "account",
    handle: async ({ db, services, caller }) => {
      await services.signIns.endAll(db, caller.subject)
      return { notices: [], answer: async () => null }
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
        // The same answer whether another account has such a profile or nobody has.
        if (own === undefined) throw refused("ProfileNotFoundException", "The account has no such profile.")
      }
      await db
        .updateTable("accounts")
        .set(({ eb }) => ({ active_profile_key: profileKey, version: eb("version", "+", 1) }))
        .where("key", "=", caller.accountKey)
        .execute()
      return {
        notices: [accountNotice(db, services, caller.accountKey, "ActiveProfileSwitchedEvent")],
        answer: () => account(db, services, caller.accountKey),
      }
    },
  },
}
