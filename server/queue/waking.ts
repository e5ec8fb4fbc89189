/** Waking of the work that waits, on every node, with the commit that wrote it. */
import { published } from "../db/notify.ts"

export const workChannel = "work"

/** The work of moderation, beside the kinds of jobs. */
export const moderationWork = "Moderate"

/** For the statement that writes work of a kind: only those look who do that kind (E685). */
export const waking = (kind: string) => published(workChannel, kind).as("waking")
