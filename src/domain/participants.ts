/** A profile as the other side sees it. Spec §3 Roles of a participant; D1, D65. */
export const participantTypes = ["Executant", "Customer"] as const
export type ParticipantType = (typeof participantTypes)[number]

export interface Rating {
  readonly value: number | null // null while nobody has left feedback: shown as "New"
  readonly counts: readonly [number, number, number, number, number] // marks 1 to 5
}

export interface Participant {
  readonly key: string
  readonly name: string
  readonly type: ParticipantType
  readonly photo: string | null
  readonly rating: Rating
}
