/** Executant profiles: who offers services. Spec §3, §4, first set. */
import type { Growing } from "./growing.ts"
import type { ExecutantStatus } from "./executant-statuses.ts"
import type { StoredFile } from "./files.ts"
import type { Language } from "./languages.ts"
import { asBefore } from "./listing-lifecycle.ts"
import type { VersionStatus } from "./listing-statuses.ts"
import type { Participant, Rating } from "./participants.ts"
import type { RefusalReason } from "./moderation.ts"

/** A block is a flag beside the status, and stands before it (D50). */
export type ExecutantState = ExecutantStatus | "Blocked"

/** The moves of an executant profile; `offer` and `apply` are its acts on the market. */
export const executantMoves = ["edit", "submit", "offer", "apply", "approve", "refuse", "block", "unblock"] as const
export type ExecutantMove = (typeof executantMoves)[number]

/** Every allowed move, and where it leads; any other is an InvalidState refusal (D50, D54; E12, E121). */
export const executantLifecycle: Readonly<
  Record<Growing<ExecutantState>, Partial<Readonly<Record<ExecutantMove, ExecutantState | typeof asBefore>>>>
> = {
  Draft: { edit: "Draft", submit: "OnModeration", block: "Blocked" },
  OnModeration: {
    edit: "OnModeration",
    submit: "OnModeration",
    offer: "OnModeration",
    approve: "Published",
    refuse: "Draft",
    block: "Blocked",
  },
  Published: {
    edit: "Published",
    submit: "Published",
    offer: "Published",
    apply: "Published",
    approve: "Published",
    refuse: "Published",
    block: "Blocked",
  },
  Blocked: { refuse: "Blocked", unblock: asBefore },
  Unknown: {},
}

/** The outcomes of a profile's deals. */
export interface Deeds {
  readonly ordersInProgress: number
  readonly ordersCompleted: number
  /** Share of the ended deals that it did not cancel itself, 0 to 1; null before the first has ended (E35). */
  readonly completionRate: number | null
}

/** The ways to reach the person behind a profile. */
export interface Contacts {
  readonly email: string | null
  readonly phone: string | null
}

/** The work that an executant profile shows. */
export interface ExecutantWork {
  readonly categoryKey: string // a root category
  readonly workExperience: string
  readonly educationDescription: string
  readonly language: Language
  readonly towns: readonly string[] // where its offers are (D46)
  readonly educationFiles: readonly StoredFile[]
  readonly portfolioFiles: readonly StoredFile[]
  readonly views: number
  readonly favorites: number // people who keep one of its offers
}

/** The words and choices of an owner about an executant profile. */
export interface ExecutantWords {
  readonly name: string
  readonly categoryKey: string
  readonly description: string
  readonly workExperience: string
  readonly educationDescription: string
}

/** As its owner sees it, with the change that waits for moderation. */
export interface Executant extends ExecutantWork, Deeds {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly photo: string | null
  readonly registeredOn: string
  readonly status: Growing<ExecutantStatus>
  readonly versionStatus: Growing<VersionStatus>
  readonly reason: RefusalReason | null
  readonly blocked: boolean
  readonly blockedReason: RefusalReason | null
  readonly rating: Rating
  readonly isSubscribed: boolean // hears of new orders in its category (D51)
  readonly asOf: number
}

/** The parts of an executant profile that keep files. */
export const profileParts = ["portfolio", "education"] as const
export type ProfilePart = (typeof profileParts)[number]

/** Names a part of a profile among what files are uploaded to. */
export const profileUploads = (executantKey: string, part: ProfilePart): string => `${executantKey}/${part}`

export const filesOf = ({ portfolioFiles, educationFiles }: ExecutantWork, part: ProfilePart): readonly StoredFile[] =>
  part === "portfolio" ? portfolioFiles : educationFiles

/** Names a profile. A customer's has the key of the account. */
export type ProfileId = Pick<Participant, "type" | "key">

/** A profile of either side as everybody sees it. */
export interface PublicProfile extends Participant, Deeds {
  readonly description: string
  readonly registeredOn: string
  readonly work: ExecutantWork | null // null of customers
  readonly contacts: Contacts | null // null for who has no deal with it (D47)
}
