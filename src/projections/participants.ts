/**
 * Profiles as others hold them: a deal shows its two sides as of the answer that brought it, unless something newer was
 * heard of one of them. A register of what was heard, beside the entities; the newer of the two counts, in whichever
 * order they arrive. architecture: Events, rule 2.
 */
import type { Participant } from "../domain/participants.ts"
import type { ParticipantEvent } from "../events/participants.ts"
import { allEntities, entityByKey, putEntity, rememberAs, type Entities } from "./entities.ts"

export type Participants = Entities<Pick<ParticipantEvent, "participant" | "asOf">>

/** The participant as it looks now. */
type Now = <P extends Participant>(held: P) => P

/** The way in which a kind of entities holds participants. */
interface Holding<T> {
  readonly keyOf: (entity: T) => string
  readonly held: (entity: T) => readonly Participant[]
  readonly renewed: (entity: T, now: Now) => T
}

interface Heard {
  readonly participants: Participants
}

export const holdingParticipants = <T extends { readonly asOf: number }>({ keyOf, held, renewed }: Holding<T>) => {
  const isBehind = (heard: Heard, entity: T): boolean =>
    held(entity).some(({ key }) => (entityByKey(heard.participants, key)?.asOf ?? 0) > entity.asOf)

  const upToDate = (heard: Heard, entity: T): T =>
    isBehind(heard, entity)
      ? renewed(entity, (one) => {
          const news = entityByKey(heard.participants, one.key)
          return news !== undefined && news.asOf > entity.asOf ? { ...one, ...news.participant } : one
        })
      : entity

  return {
    remember: (draft: Heard, entities: Entities<T>, entity: T): void =>
      rememberAs(entities, keyOf(entity), upToDate(draft, entity)),

    participantChanged: (draft: Heard, entities: Entities<T>, { participant, asOf }: ParticipantEvent): void => {
      rememberAs(draft.participants, participant.key, { participant, asOf })
      const holders = [...allEntities(entities)].filter((one) => held(one).some(({ key }) => key === participant.key))
      for (const one of holders) if (isBehind(draft, one)) putEntity(entities, keyOf(one), upToDate(draft, one))
    },
  }
}
