/** The acts of the demo's people: each act is a call of the server's own handler, at a moment that is past. */
import { dayMs } from "../../src/domain/durations.ts"
import type { Principal } from "../contract/context.ts"
import type { Db, Services } from "../contract/services.ts"
import type { Input, OperationId, ReceivedFile } from "../contract/shapes.ts"
import type { AnyHandler } from "../contract/transactions.ts"
import { keyNamed } from "../data/keys.ts"
import { appendNotices, type Notice } from "../db/notices.ts"
import type { Language } from "../../src/domain/languages.ts"
import { automaticPolicy } from "../domain/moderation/policy.ts"
import { decideTask } from "../jobs/moderation.ts"
import { handlers } from "../routes/all.ts"
import type { DemoPerson } from "./people.ts"
import { writeThumbnails, type Kept, type Wanted } from "./pictures/store.ts"

/** Something that happens in the demo; what happens first is done first, so that lists and cursors are in its order. */
export interface Act {
  readonly at: Date
  /** The pictures that the act shows, so that they can be drawn beforehand. */
  readonly shows?: readonly Wanted[]
  readonly run: (market: Market) => Promise<void>
}

/** Asks one operation as somebody; answers the first key that the server took for it: that of what was made. */
type Ask = <Id extends OperationId>(operationId: Id, input: Partial<Input<Id>>) => Promise<string>

interface Unusual {
  /** The language of the words, where it is not the person's own. */
  readonly language?: Language
  /** The time that moderation leaves it alone. */
  readonly moderationDelayMs?: number
}

/** All that acts share. */
export interface Market {
  readonly as: (person: DemoPerson, at: Date, changes?: Unusual) => Ask
  /** Moderation looks at what waits of a thing, at once. */
  readonly decide: (key: string, at: Date) => Promise<void>
  /** Draws a picture, and uploads it with its smaller copies. */
  readonly upload: (wanted: Wanted, send: (file: ReceivedFile) => Promise<string>) => Promise<void>
  /** Keys of accounts by e-mail, and of profiles and listings by the names that the demo has for them. */
  readonly keys: Map<string, string>
  readonly keyOf: (name: string) => string
}

export const subjectOf = (email: string): string => keyNamed(`person/${email}`)

const principalOf = ({ email, name, roles = [] }: DemoPerson): Principal => ({
  subject: subjectOf(email),
  name,
  email,
  roles,
  session: null,
})

/** Nobody looks further back in the list of notifications. */
const remembersMs = 10 * dayMs

/** The operations of which every notice is kept: building it marks what it counts as read. */
const keepsAllNotices: ReadonlySet<OperationId> = new Set<OperationId>(["readAllNotifications"])

interface MarketPlace {
  readonly trx: Db
  readonly services: Services
  readonly picture: (wanted: Wanted) => Promise<Kept>
}

export const openMarket = ({ trx, services, picture }: MarketPlace): Market => {
  const keys = new Map<string, string>()
  const remembered = services.now().getTime() - remembersMs

  /** Nobody hears of what is past: only what people find in their list of notifications is written. */
  const staying = (notices: readonly Notice[], moment: Date): readonly Notice[] =>
    moment.getTime() < remembered ? [] : notices.filter(({ hub }) => hub === "user-notifications")

  const as = (person: DemoPerson, moment: Date, { language = person.language, ...changes }: Unusual = {}): Ask => {
    return async (operationId, input) => {
      const handler: AnyHandler = handlers[operationId]
      if (handler.kind !== "write") throw new Error(`${operationId} changes nothing.`)
      let first: string | undefined
      const newKey = (): string => {
        const key = services.newKey()
        first ??= key
        return key
      }
      const written = await handler.handle({
        db: trx,
        services: { ...services, ...changes, now: () => moment, newKey },
        caller: { ...principalOf(person), accountKey: keys.get(person.email) },
        input: { path: {}, query: {}, header: {}, body: undefined, ...input },
        language,
        address: "demo",
      } as never)
      const made = first ?? ""
      await appendNotices(trx, keepsAllNotices.has(operationId) ? written.notices : staying(written.notices, moment))
      return made
    }
  }

  return {
    as,
    decide: async (key, moment) => {
      const task = await trx
        .selectFrom("moderation_tasks")
        .selectAll()
        .where("entity_key", "=", key)
        .where("decided_at", "is", null)
        .executeTakeFirstOrThrow()
      const notices = await decideTask(trx, { ...services, now: () => moment }, automaticPolicy, task)
      await appendNotices(trx, staying(notices, moment))
    },
    upload: async (wanted, send) => {
      const kept = await picture(wanted)
      await writeThumbnails(trx, await send(kept.file), kept)
    },
    keys,
    keyOf: (name) => {
      const key = keys.get(name)
      if (key === undefined) throw new Error(`The demo has nothing called ${name} yet.`)
      return key
    },
  }
}
