/**
 * Promises that each read model keeps whatever happens: what breaks one is a bug of a recipe, and not of a person. A replay
 * holds them after every event. architecture: Replay.
 */
import { maxToasts } from "../domain/limits.ts"
import { isRunningDeal } from "../domain/deals.ts"
import type { ProjectionName, ReadModels } from "./catalogue.ts"
import { allEntities, entityByKey, entriesOf, type Entities } from "./entities.ts"
import type { PageSnapshot } from "./pages.ts"
import { placeKey } from "./chat.ts"

/** Answers a sentence for each thing that breaks the promise; most look at the state alone. */
type Invariant<State> = (state: State, before: State) => readonly string[]

/** The promises of every read model; a read model without any says so. */
type Invariants = { readonly [N in ProjectionName]: readonly Invariant<ReadModels[N]>[] }

const where = <T>(all: Iterable<T>, isBroken: (one: T) => boolean, say: (one: T) => string): readonly string[] =>
  [...all].filter(isBroken).map(say)

const pages = ({ pages: all }: { readonly pages: Entities<PageSnapshot> }): readonly string[] => [
  ...where(
    entriesOf(all),
    ([, { keys }]) => new Set(keys).size < keys.length,
    ([name]) => `the page ${name} lists a key twice`,
  ),
  ...where(
    entriesOf(all),
    ([, { keys, count }]) => count < keys.length,
    ([name, { keys, count }]) => `the page ${name} lists ${keys.length} of ${count}`,
  ),
]

/** Each entity lies under its own key. */
const ownKeys =
  <State, T>(kind: string, entities: (state: State) => Entities<T>, keyOf: (one: T) => string): Invariant<State> =>
  (state) =>
    where(
      entriesOf(entities(state)),
      ([key, one]) => keyOf(one) !== key,
      ([key]) => `the ${kind} at ${key} has another key`,
    )

const counts =
  <State>(
    kind: string,
    all: (state: State) => Iterable<readonly [string, { readonly count: number }]>,
  ): Invariant<State> =>
  (state) =>
    where(
      all(state),
      ([, { count }]) => count < 0,
      ([key, { count }]) => `${kind} of ${key} is ${count}`,
    )

const none: readonly [] = []

export const invariants: Invariants = {
  account: none,
  appUpdate: none,
  applications: [
    pages,
    ownKeys(
      "application",
      ({ byKey }) => byKey,
      ({ key }) => key,
    ),
  ],
  chat: [
    pages,
    ownKeys(
      "chat",
      ({ chats }) => chats,
      ({ key }) => key,
    ),
    ownKeys(
      "message",
      ({ messages }) => messages,
      ({ chatKey, id }) => placeKey(chatKey, id),
    ),
    counts("the number of unread messages", ({ unread }) => Object.entries(unread)),
    ({ spans }) =>
      where(
        allEntities(spans),
        ({ first, last }) => first < 1 || last < first - 1,
        ({ chatKey, first, last }) => `the messages of chat ${chatKey} are known from ${first} to ${last}`,
      ),
    ({ outgoing, sent }) =>
      where(
        Object.keys(outgoing),
        (key) => entityByKey(sent, key) !== undefined,
        (key) => `the message ${key} waits to be sent, and was sent`,
      ),
  ],
  chatPresence: none,
  chatSearch: none,
  classificator: none,
  commands: [
    ({ pending }) =>
      where(
        Object.entries(pending),
        ([, ids]) => Object.keys(ids).length === 0,
        ([key]) => `${key} is under way without a run`,
      ),
  ],
  connection: [
    ({ live, hubs }) =>
      live && Object.values(hubs).some((hub) => hub !== "Connected") ? ["it is live without both hubs"] : [],
  ],
  deals: [
    pages,
    ownKeys(
      "deal",
      ({ byKey }) => byKey,
      ({ key }) => key,
    ),
    ({ byKey }, before) =>
      where(
        allEntities(byKey),
        ({ key, status }) => {
          const was = entityByKey(before.byKey, key)
          return was !== undefined && was.status !== status && !isRunningDeal(was.status)
        },
        ({ key, status }) => `the deal ${key} had ended, and is ${status}`,
      ),
  ],
  favorites: [
    pages,
    ownKeys(
      "favourite",
      ({ kept }) => kept,
      ({ key }) => key,
    ),
    counts("the number of favourites", ({ counts: all }) => Object.entries(all)),
    counts("the number of keepers", ({ keepers }) => entriesOf(keepers)),
  ],
  feedback: [
    ownKeys(
      "own feedback",
      ({ mine }) => mine,
      ({ dealKey }) => dealKey,
    ),
    ownKeys(
      "others' feedback",
      ({ theirs }) => theirs,
      ({ dealKey }) => dealKey,
    ),
  ],
  files: [
    ({ uploads }) =>
      where(
        Object.values(uploads),
        ({ sent, size }) => sent !== null && (sent < 0 || sent > size),
        ({ id, sent, size }) => `${sent} of ${size} bytes of the upload ${id} are sent`,
      ),
  ],
  listings: [
    pages,
    ownKeys(
      "listing",
      ({ own }) => own,
      ({ key }) => key,
    ),
  ],
  locations: none,
  moderation: [
    ({ queue }) =>
      queue === null || new Set(queue.keys).size === queue.keys.length ? [] : ["the queue lists a task twice"],
  ],
  navigation: none,
  notifications: [
    pages,
    ownKeys(
      "notification",
      ({ byId }) => byId,
      ({ id }) => id,
    ),
    counts("the number of unread notifications", ({ unread }) => Object.entries(unread)),
    ({ readUpTo }, before) =>
      readUpTo.cursor < before.readUpTo.cursor && readUpTo.cursor !== 0
        ? [`notifications were read up to ${before.readUpTo.cursor}, and are up to ${readUpTo.cursor}`]
        : [],
  ],
  profiles: [
    ownKeys(
      "executant",
      ({ byKey }) => byKey,
      ({ key }) => key,
    ),
  ],
  push: none,
  search: [
    ({ answers, recent }) =>
      Object.keys(answers).length === recent.length && recent.every((key) => Object.hasOwn(answers, key))
        ? []
        : ["its answers are not those of the recent queries"],
  ],
  session: none,
  shortcuts: none,
  statistics: none,
  toasts: [
    ({ toasts }) => (toasts.length <= maxToasts ? [] : [`${toasts.length} toasts are there`]),
    ({ toasts }) => (new Set(toasts.map(({ id }) => id)).size === toasts.length ? [] : ["a toast is there twice"]),
  ],
}

/** Answers what is broken after an event and was not before it, with the name of its read model. */
export const brokenBetween = (before: ReadModels, after: ReadModels): readonly string[] => {
  const brokenIn = <N extends ProjectionName>(name: N): readonly string[] => {
    if (before[name] === after[name]) return []
    const checks: readonly Invariant<ReadModels[N]>[] = invariants[name]
    return checks.flatMap((check) => check(after[name], before[name])).map((what) => `in ${name}, ${what}`)
  }
  return (Object.keys(invariants) as readonly ProjectionName[]).flatMap(brokenIn)
}
