/** Accounts as their owners change them, executant profiles, their files and photos. Spec §7. */
import { enforceAttemptLimit } from "../../../server/domain/rates.ts"
import { fileCountLimits } from "../../../src/domain/limits.ts"
import { rateLimits } from "../../../src/domain/rate-limits.ts"
import { formWith, mp4, png, text } from "../../server/files/samples.ts"
import type { Person, TestApp } from "../../server/harness.ts"
import { rootCategory } from "../../server/market.ts"
import { signedIn } from "../../server/signed-in.ts"
import type { Case, Cases, MakeAsk } from "../asking.ts"
import { atWork, dealt, noKey, stranger, uploadALot } from "../situations.ts"

type Body = () => unknown

/** An own, published profile. */
const own =
  (body?: Body): MakeAsk =>
  async (app) => {
    const { worker, executant } = await atWork(app)
    return { token: worker.token, path: { key: executant.key }, body: body?.() }
  }

const none =
  (body?: Body): MakeAsk =>
  async (app) => ({ token: (await stranger(app)).token, path: { key: noKey() }, body: body?.() })

const blocked =
  (body: Body): MakeAsk =>
  async (app) => {
    const ask = await own(body)(app)
    await app.db
      .updateTable("executants")
      .set({ blocked: true })
      .where("key", "=", ask.path?.["key"] ?? "")
      .execute()
    return ask
  }

const all = (body?: Body): Pick<Case, "good" | "missing"> & { readonly good: MakeAsk } => ({
  good: own(body),
  missing: none(body),
})

const avatar = () => formWith(png(), "me.png", "avatar")
const picture = () => formWith(png(), "work.png")

const tooOften =
  (body: Body): MakeAsk =>
  async (app) => {
    const { worker, executant } = await atWork(app)
    await uploadALot(app, worker.key)
    return { token: worker.token, path: { key: executant.key }, body: body() }
  }

const addFile = async (person: Person, path: string): Promise<void> => {
  const answer = await person.fetch(path, { method: "PUT", body: picture() })
  if (!answer.ok) throw new Error(await answer.text())
}

const full =
  (kind: "portfolio" | "education"): MakeAsk =>
  async (app) => {
    const { worker, executant } = await atWork(app)
    for (let kept = 0; kept < fileCountLimits[kind]; kept++)
      await addFile(worker, `/api/core/executant/${executant.key}/${kind}/file`)
    return { token: worker.token, path: { key: executant.key }, body: picture() }
  }

const files = (kind: "portfolio" | "education"): Case => ({
  ...all(picture),
  refused: {
    InvalidFileSizeException: { ask: own(() => formWith(new Uint8Array(), "work.png")) },
    InvalidFileFormatException: { ask: own(() => formWith(new TextEncoder().encode("MZ"), "work.png")) },
    FileLimitExceededException: { ask: full(kind) },
    TooManyRequestsException: { ask: tooOften(picture) },
    ExecutantInvalidStateException: { ask: blocked(picture) },
  },
})

const portfolioFile = async (app: TestApp) => {
  const { worker, executant } = await atWork(app)
  const form = { method: "PUT", body: picture() }
  const answer = await worker.fetch(`/api/core/executant/${executant.key}/portfolio/file`, form)
  const { portfolioFiles } = (await answer.json()) as {
    readonly portfolioFiles: readonly { readonly fileKey: string }[]
  }
  return { worker, fileKey: portfolioFiles[0]?.fileKey ?? "" }
}

type Operations =
  | "getPublicAccount"
  | "updateAccount"
  | "setLanguage"
  | "deleteAccount"
  | "listSessions"
  | "endSession"
  | "endSessions"
  | "prepareAccountData"
  | "uploadAccountPhoto"
  | "getExecutant"
  | "getPublicExecutant"
  | "updateExecutant"
  | "subscribeExecutant"
  | "unsubscribeExecutant"
  | "uploadExecutantPhoto"
  | "addPortfolioFile"
  | "addEducationFile"
  | "removeFiles"

const asStranger =
  (ask: { readonly body?: unknown; readonly path?: Readonly<Record<string, string>> }): MakeAsk =>
  async (app) => ({ token: (await stranger(app)).token, ...ask })

export const profileCases: Cases<Operations> = {
  getPublicAccount: {
    good: async (app) => ({ token: null, path: { key: (await stranger(app)).key } }),
    missing: none(),
  },
  updateAccount: {
    good: asStranger({ body: { name: "Cem Öz", description: "I like old houses.", phoneNumber: "+49 30 1234567" } }),
    refused: {
      ValidationException: {
        ask: asStranger({ body: { name: "1", phoneNumber: "call me" } }),
        errors: { name: ["minLength"], phoneNumber: ["invalidFormat"] },
      },
      ReservedNameException: { ask: asStranger({ body: { name: "Supp0rt" } }) },
      ForbiddenContentException: { ask: asStranger({ body: { description: "Write to cem@example.com" } }) },
    },
  },
  setLanguage: {
    good: asStranger({ path: { lang: "uk-UA" } }),
    refused: {
      ValidationException: { ask: asStranger({ path: { lang: "xx-XX" } }), errors: { lang: ["unknownValue"] } },
    },
  },
  deleteAccount: {
    good: asStranger({}),
    refused: {
      AccountHasActiveDealsException: { ask: async (app) => ({ token: (await dealt(app)).worker.token }) },
    },
  },
  listSessions: {
    good: async (app) => {
      const { token, subject } = await stranger(app)
      await signedIn(app.db, subject)
      return { token }
    },
  },
  endSession: {
    good: async (app) => {
      const { token, subject, core } = await stranger(app)
      await signedIn(app.db, subject)
      const { data } = await core.GET("/account/sessions")
      return { token, path: { key: data?.items[0]?.key ?? "none" } }
    },
    missing: async (app) => ({ token: (await stranger(app)).token, path: { key: noKey() } }),
  },
  endSessions: { good: asStranger({}) },
  prepareAccountData: {
    good: asStranger({}),
    refused: {
      TooManyRequestsException: {
        ask: async (app) => {
          const person = await stranger(app)
          for (let asked = 0; asked < rateLimits.accountData.most; asked++)
            await enforceAttemptLimit(app.db, "accountData", person.key)
          return { token: person.token }
        },
      },
    },
  },
  uploadAccountPhoto: {
    good: async (app) => ({ token: (await stranger(app)).token, body: avatar() }),
    refused: {
      InvalidFileSizeException: {
        ask: async (app) => ({
          token: (await stranger(app)).token,
          body: formWith(new Uint8Array(), "me.png", "avatar"),
        }),
      },
      InvalidFileFormatException: {
        ask: async (app) => ({ token: (await stranger(app)).token, body: formWith(mp4(), "me.mp4", "avatar") }),
      },
      TooManyRequestsException: {
        ask: async (app) => {
          const person = await stranger(app)
          await uploadALot(app, person.key)
          return { token: person.token, body: avatar() }
        },
      },
    },
  },
  getExecutant: all(),
  getPublicExecutant: {
    good: async (app) => ({ token: null, path: { key: (await atWork(app)).executant.key } }),
    missing: none(),
  },
  updateExecutant: {
    good: async (app) => ({
      ...(await own(() => ({ name: "Bo moves pianos", classificatorPrimaryKey: rootCategory, status: "Published" }))(
        app,
      )),
      query: { publish: true },
    }),
    missing: none(() => ({ name: "Mine now" })),
    refused: {
      ValidationException: { ask: own(() => ({ name: "B" })), errors: { name: ["minLength"] } },
      ReservedNameException: { ask: own(() => ({ name: "Admin" })) },
      ExecutantInvalidStateException: { ask: own(() => ({ name: "Bo at home", status: "Draft" })) },
    },
  },
  subscribeExecutant: all(),
  unsubscribeExecutant: all(),
  uploadExecutantPhoto: {
    ...all(avatar),
    refused: {
      InvalidFileSizeException: { ask: own(() => formWith(new Uint8Array(), "me.png", "avatar")) },
      InvalidFileFormatException: { ask: own(() => formWith(text(), "me.txt", "avatar")) },
      TooManyRequestsException: { ask: tooOften(avatar) },
      ExecutantInvalidStateException: { ask: blocked(avatar) },
    },
  },
  addPortfolioFile: files("portfolio"),
  addEducationFile: files("education"),
  removeFiles: {
    good: async (app) => {
      const { worker, fileKey } = await portfolioFile(app)
      return { token: worker.token, query: { fileKeys: [fileKey] } }
    },
    missing: async (app) => ({ token: (await stranger(app)).token, query: { fileKeys: [noKey()] } }),
    refused: {
      ValidationException: {
        ask: async (app) => ({ token: (await stranger(app)).token, query: { fileKeys: ["mine"] } }),
      },
    },
  },
}
