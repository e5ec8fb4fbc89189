/** The requests for every operation of the contract. */
import type { OperationId } from "../../../server/contract/shapes.ts"
import type { AsksOf } from "../asking.ts"
import { dealAsks } from "./deals.ts"
import { listingAsks } from "./listings.ts"
import { moderationAsks } from "./moderation.ts"
import { openAsks } from "./open.ts"
import { peopleAsks } from "./people.ts"
import { talkAsks } from "./talk.ts"

/** The compiler sees to it that no operation is forgotten. */
export const allAsks: AsksOf<OperationId> = {
  ...dealAsks,
  ...listingAsks,
  ...moderationAsks,
  ...openAsks,
  ...peopleAsks,
  ...talkAsks,
}

export const isOperationId = (id: string): id is OperationId => Object.hasOwn(allAsks, id)
