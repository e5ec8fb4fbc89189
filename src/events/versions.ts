/** The version of each event's shape; one that was never changed is at 1 and not listed. ARCHITECTURE Events, rule 5. */
import type { EventType } from "./catalogue.ts"

export const eventVersions: Partial<Readonly<Record<EventType, number>>> = {}
