/** Account, profiles, categories and support. Spec §7. */
import { randomUUID } from "node:crypto"
import { maxExecutantsPerAccount } from "../../../src/domain/limits.ts"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import { dataOf } from "../../server/callers.ts"
import type { TestApp } from "../../server/harness.ts"
import { category, createExecutant, rootCategory } from "../../server/market.ts"
import { moderator } from "../../server/moderators.ts"
import { aPackedLog } from "../../server/packed-log.ts"
import type { Cases } from "../asking.ts"
import { atWork, deleteAccount, noKey, stranger } from "../situations.ts"

const newcomer = (app: TestApp): Promise<string> => app.token({ sub: randomUUID(), name: "Ana Pop" })

const deleted = async (app: TestApp) => {
  const person = await stranger(app)
  await deleteAccount(app, person.key)
  return { token: person.token }
}

const language = { "Content-Language": "de-DE" }
const newExecutant = { name: "Cem at work", classificatorPrimaryKey: rootCategory }
/** A letter that came with a log, and a moderator who reads it. */
const letterWithLog = async (app: TestApp) => {
  const [person, by] = [await stranger(app), await moderator(app)]
  await person.support.POST("/support/send", { body: { ...letter, log: aPackedLog } })
  const { items } = dataOf(await by.support.GET("/support/letters"))
  return { token: by.token, key: items[0]?.key ?? noKey() }
}

const letter = { userName: "Demo Anna", email: "anna@demo.example", message: "How do I change my category?" }

export const accountCases: Cases<
  | "createAccount"
  | "getAccount"
  | "setActiveProfile"
  | "createExecutant"
  | "listExecutants"
  | "getClassificator"
  | "sendSupportLetter"
  | "listSupportLetters"
  | "getSupportLog"
> = {
  createAccount: {
    good: async (app) => ({ token: await newcomer(app), header: language }),
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: await newcomer(app), header: { "Content-Language": "xx-XX" } }),
        errors: { "content-language": ["unknownValue"] },
      },
      AccountDeletedException: { ask: async (app) => ({ ...(await deleted(app)), header: language }) },
    },
  },
  getAccount: {
    good: async (app) => ({ token: (await stranger(app)).token }),
    missing: async (app) => ({ token: await newcomer(app) }),
    refused: { AccountDeletedException: { ask: deleted } },
  },
  setActiveProfile: {
    good: async (app) => {
      const { worker, executant } = await atWork(app)
      return { token: worker.token, body: executant.key }
    },
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, body: "mine" }),
        errors: { body: ["invalidFormat"] },
      },
      ProfileNotFoundException: { ask: async (app) => ({ token: (await stranger(app)).token, body: noKey() }) },
    },
  },
  createExecutant: {
    good: async (app) => ({
      token: (await stranger(app)).token,
      query: { publish: true },
      header: { "Idempotency-Key": randomUUID() },
      body: newExecutant,
    }),
    refused: {
      ValidationException: {
        ask: async (app) => ({
          token: (await stranger(app)).token,
          body: { name: "7 movers & Co", classificatorPrimaryKey: category },
        }),
        errors: { name: ["firstCharIsLetter", "forbiddenSymbol"], classificatorPrimaryKey: ["unknownValue"] },
      },
      ReservedNameException: {
        ask: async (app) => ({ token: (await stranger(app)).token, body: { ...newExecutant, name: "Adm1n" } }),
      },
      ExecutantLimitExceededException: {
        ask: async (app) => {
          const person = await stranger(app)
          for (let made = 0; made < maxExecutantsPerAccount; made++) await createExecutant(person, false)
          return { token: person.token, body: newExecutant }
        },
      },
    },
  },
  listExecutants: { good: async (app) => ({ token: (await atWork(app)).worker.token }) },
  getClassificator: {
    good: async () => ({ token: null, path: { name: "services" }, header: { "Accept-Language": "pl-PL" } }),
    refused: {
      ValidationException: {
        ask: async () => ({ token: null, path: { name: "people" } }),
        errors: { name: ["unknownValue"] },
      },
    },
  },
  sendSupportLetter: {
    good: async (app) => ({ token: (await stranger(app)).token, body: letter }),
    refused: {
      ValidationException: {
        ask: async () => ({ token: null, body: { ...letter, email: "nowhere" } }),
        errors: { email: ["invalidEmail"] },
      },
      TooManyRequestsException: {
        ask: async (app) => {
          const person = await stranger(app)
          for (let sent = 0; sent < rateLimits.supportLetters.most; sent++)
            await person.support.POST("/support/send", { body: letter })
          return { token: person.token, body: letter }
        },
      },
    },
  },
  listSupportLetters: { good: async (app) => ({ token: (await letterWithLog(app)).token }) },
  getSupportLog: {
    good: async (app) => {
      const { token, key } = await letterWithLog(app)
      return { token, path: { key } }
    },
    missing: async (app) => ({ token: (await moderator(app)).token, path: { key: noKey() } }),
  },
}
