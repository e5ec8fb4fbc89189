/**
 * The reads that public pages dispatch when a visitor enters them. The server asks the same, by the same handlers, and
 * sends the answers along with the page. Spec §2 Routes.
 */
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { AddressParameters } from "../domain/address-parameters.ts"
import type { Failure } from "../domain/failures.ts"
import type { Flags } from "../domain/flags.ts"
import { feedbackAddress, searchAddress } from "../domain/list-addresses.ts"
import type { ListingKind } from "../domain/listings.ts"
import type { ParticipantType } from "../domain/participants.ts"
import { isPathOf, listingRooms, profileRooms, rooms, routes } from "../domain/routes.ts"
import { plainSearch } from "../domain/search.ts"
import type { AppEvent } from "../events/catalogue.ts"
import { Sdk, type SdkClients } from "../sdk/sdk.ts"
import { handlers, type Command } from "./catalogue.ts"
import type { Handler } from "./command.ts"
import { isCommandOn } from "./features.ts"

type Entering = (key: string, search: AddressParameters) => readonly Command[]

/** Categories are named in every page. */
const always: readonly Command[] = [{ type: "LoadClassificator" }]

const listing =
  (kind: ListingKind): Entering =>
  (key) => [{ type: "LoadPublicListing", kind, key }]

const profile =
  (type: ParticipantType): Entering =>
  (key, search) => [
    { type: "LoadPublicProfile", profile: { type, key } },
    { type: "LoadFeedback", profile: { type, key }, query: feedbackAddress.read(search) },
    ...(type === "Executant" ? [{ type: "LoadExecutantOffers", executantKey: key, all: false } as const] : []),
  ]

const byRoute: Readonly<Partial<Record<(typeof routes)[number], Entering>>> = {
  "/": () => [{ type: "LoadStatistics" }, { type: "Search", query: plainSearch("Offer") }],
  [rooms.search]: (_, search) => [{ type: "Search", query: searchAddress.read(search) }],
  [`${listingRooms.Order}/:key`]: listing("Order"),
  [`${listingRooms.Offer}/:key`]: listing("Offer"),
  [`${profileRooms.Executant}/:key`]: profile("Executant"),
  [`${profileRooms.Customer}/:key`]: profile("Customer"),
  "/support/about": () => [{ type: "LoadStatistics" }],
}

/** Answers the commands that a visitor's app dispatches as it shows this address; `path` without query. */
const enteringCommands = (path: string, search: AddressParameters): readonly Command[] => {
  const route = routes.find((one) => isPathOf(one, path))
  const own = route === undefined ? undefined : byRoute[route]
  return [...always, ...(own?.(path.split("/").at(-1) ?? "", search) ?? [])]
}

/** The reads that a page dispatches once it knows these facts: below an offer stand those of its owner. */
const followingCommands = (events: readonly AppEvent[]): readonly Command[] =>
  events.flatMap((event) =>
    event.type === "PublicListingLoaded" && event.listing.kind === "Offer"
      ? [{ type: "LoadExecutantOffers", executantKey: event.listing.owner.key, all: false }]
      : [],
  )

/** Answers the facts that a command's handler reads, without dispatching it. Null where the handler fails. */
const readAhead = async (command: Command, clients: SdkClients, flags: Flags): Promise<readonly AppEvent[] | null> => {
  if (!isCommandOn(command, flags)) return []
  const { handle } = handlers[command.type] as Handler<Command>
  // Reads of public pages need the server alone, and nothing of a device.
  const read = handle(command) as Effect.Effect<readonly AppEvent[], Failure, Sdk>
  const exit = await Effect.runPromiseExit(Effect.provideService(read, Sdk, clients))
  return Exit.isSuccess(exit) ? exit.value : null
}

interface PageRead {
  readonly command: Command
  /** Null where the handler fails. */
  readonly events: readonly AppEvent[] | null
}

/**
 * Reads what a visitor's app reads as it shows an address, in one order; `path` without query. The server reads so ahead,
 * for whoever asks for a page.
 */
export const readPage = async (
  path: string,
  search: AddressParameters,
  clients: SdkClients,
  flags: Flags,
): Promise<readonly PageRead[]> => {
  const readAll = async (commands: readonly Command[]): Promise<readonly PageRead[]> => {
    const read = async (command: Command): Promise<readonly PageRead[]> => {
      const events = await readAhead(command, clients, flags)
      return [{ command, events }, ...(await readAll(followingCommands(events ?? [])))]
    }
    return (await Promise.all(commands.map(read))).flat()
  }
  return readAll(enteringCommands(path, search))
}
