/**
 * Everything that people are told of, and what is made of it: a kind that the contract gains has no row, and this does
 * not compile. Spec §3.
 */
import type { NotificationType } from "../../../src/domain/notifications.ts"
import { dealRows } from "./deals.ts"
import { listingRows } from "./listings.ts"
import { peopleRows } from "./people.ts"
import type { Row } from "./rows.ts"

export const rows: Readonly<Record<NotificationType, Row>> = { ...peopleRows, ...listingRows, ...dealRows }
