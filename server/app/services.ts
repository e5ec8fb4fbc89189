/** Makes the services that all handlers share, from the configuration and an open database. architecture: Server. */
import { randomUUID } from "node:crypto"
import type { FastifyBaseLogger } from "fastify"
import { endSignIns } from "../auth/grants.ts"
import { endSignIn, signInsOf } from "../auth/sign-ins.ts"
import type { Config } from "../config/config.ts"
import type { Services } from "../contract/services.ts"
import type { Database } from "../db/database.ts"
import { dataLinks } from "../files/data-links.ts"
import { fileLinks } from "../files/links.ts"
import { openFileStore } from "../files/open-store.ts"
import { createPosters } from "../files/posters.ts"
import { createGeocoder } from "../integrations/geocoder.ts"
import { createLetters } from "../integrations/letters.ts"
import { createTranslator } from "../integrations/translator.ts"
import type { vapidKeys } from "../push/keys.ts"
import { createPushing } from "../push/pushing.ts"
import { productName } from "./product.ts"

interface Given {
  readonly config: Config
  readonly db: Database["db"]
  readonly now: () => Date
  readonly keys: Awaited<ReturnType<typeof vapidKeys>>
  readonly log: FastifyBaseLogger
  readonly takeSpans: Services["takeSpans"]
}

export const createServices = async ({ config, db, now, keys, log, takeSpans }: Given): Promise<Services> => {
  // Pages of the mobile app have another origin, against which an address without one would be read (E452).
  const base = config.mobileApp === null ? "" : config.publicUrl
  const report = (problem: string): void => log.warn(problem)
  const reportOutside = (error: unknown): void => log.warn({ err: error }, "Another server did not help.")
  return {
    now,
    newKey: randomUUID,
    links: await fileLinks(db, base),
    dataLinks: await dataLinks(db, base),
    files: await openFileStore(config.dataDir, config.storage),
    drawPoster: config.ffmpegCore === null ? null : createPosters(config.ffmpegCore),
    moderationDelayMs: config.moderation.delayMs,
    feedbackReveal: config.feedbackReveal,
    flags: config.flags,
    geocode: createGeocoder(config.integrations.geocoder, reportOutside),
    translate: createTranslator(config.integrations.translator, reportOutside),
    stores: config.integrations.stores,
    signIns: { list: signInsOf, end: endSignIn, endAll: (trx, subject) => endSignIns(trx, [subject]) },
    sendLetter: createLetters({ config: config.letters, productName, report }),
    takeSpans,
    push: createPushing({ config: config.push, keys, productName, now, report }),
  }
}
