/** Changes of somebody's own second step, and to whom they are reported. */
import type { FastifyRequest } from "fastify"
import { networkOf } from "../contract/networks.ts"
import { withTransaction } from "../db/database.ts"
import type { SecondStepChange } from "../queue/jobs.ts"
import { finishSetup, type SetUp, type SetupPlace } from "./authenticator-setup.ts"
import { removeAuthenticator } from "./authenticators.ts"
import { endOtherSignIns, type ThisDevice } from "./grants.ts"
import type { LetterOptions } from "./letter-links.ts"
import { addPasskey, removePasskey, type Asking, type NewPasskey } from "./passkeys.ts"
import { renewRecoveryCodes } from "./recovery-codes.ts"
import { codesIfNone, endIdleCodes } from "./second-steps.ts"
import type { SecurityEvent } from "./security-log.ts"
import type { Texts } from "./texts/en.ts"

const events: Readonly<Record<SecondStepChange, SecurityEvent>> = {
  appAdded: "second-step.app-added",
  appRemoved: "second-step.app-removed",
  codesRenewed: "second-step.codes-renewed",
  codeUsed: "second-step.code-used",
  passkeyAdded: "second-step.passkey-added",
  passkeyRemoved: "second-step.passkey-removed",
  turnedOff: "second-step.turned-off",
}

export interface Changing {
  readonly subject: string
  readonly email: string
  /** The browser whose sign-in stays alone; null where all do. */
  readonly only: ThisDevice | null
}

type Noted = Pick<Changing, "subject" | "email"> & { readonly request: FastifyRequest; readonly texts: Texts }

export const secondStepChanges = ({ db, note, orderLetter }: LetterOptions) => {
  /** Leaves a line in the log, and a letter to the owner. */
  const report = async (change: SecondStepChange, { subject, email, request, texts }: Noted): Promise<void> => {
    await note(events[change], { subject, network: networkOf(request.ip) })
    await orderLetter({ about: "secondStep", change, email, language: texts.language })
  }

  const endOthers = async ({ subject, only }: Changing): Promise<void> => {
    if (only !== null) await endOtherSignIns(db, subject, only)
  }

  return {
    report,

    addApp: async (noted: Noted & Changing, place: SetupPlace, code: string): Promise<SetUp> => {
      const setUp = await finishSetup(db, place, code)
      if ("refused" in setUp) return setUp
      await endOthers(noted)
      await report("appAdded", noted)
      return setUp
    },

    removeApp: async (noted: Noted & Changing): Promise<void> => {
      const { subject } = noted
      const isRemoved = await withTransaction(db, async (trx) => {
        const removed = await removeAuthenticator(trx, subject)
        await endIdleCodes(trx, subject)
        return removed
      })
      await endOthers(noted)
      if (isRemoved) await report("appRemoved", noted)
    },

    addPasskey: async (noted: Noted & Changing, asking: Asking, made: NewPasskey) => {
      const added = await withTransaction(db, async (trx) => {
        const result = await addPasskey(trx, asking, made)
        return result === "added" ? { codes: await codesIfNone(trx, noted.subject) } : { refused: result }
      })
      if ("refused" in added) return added
      await endOthers(noted)
      await report("passkeyAdded", noted)
      return added
    },

    removePasskey: async (noted: Noted & Changing, key: string): Promise<void> => {
      const { subject } = noted
      const isRemoved = await withTransaction(db, async (trx) => {
        const removed = await removePasskey(trx, subject, key)
        await endIdleCodes(trx, subject)
        return removed
      })
      await endOthers(noted)
      if (isRemoved) await report("passkeyRemoved", noted)
    },

    renewCodes: async (noted: Noted): Promise<readonly string[]> => {
      const codes = await withTransaction(db, (trx) => renewRecoveryCodes(trx, noted.subject))
      await report("codesRenewed", noted)
      return codes
    },
  }
}
