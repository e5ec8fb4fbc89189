/** A profile as the other side sees it. Spec §3 Sides. */
export const participantNumbers = { Executant: 1, Customer: 2 } as const
export type ParticipantType = keyof typeof participantNumbers

/** The two sides of the market, as code and addresses name them. */
export type Side = "customer" | "executant"

export interface Rating {
  readonly value: number | null // null while nobody has left feedback: shown as "New"
  readonly counts: readonly [number, number, number, number, number] // marks 1 to 5
}

/** Counts the reviews behind a rating. */
export const reviewsOf = ({ counts }: Rating): number => counts.reduce((sum, count) => sum + count, 0)

export interface Participant {
  readonly key: string
  readonly name: string
  readonly type: ParticipantType
  readonly photo: string | null
  readonly rating: Rating
}

export const sideOf = ({ type }: Pick<Participant, "type">): Side => (type === "Customer" ? "customer" : "executant")
