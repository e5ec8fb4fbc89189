/** Column types: what is read from them, and what may be written. */
import type { ColumnType, JSONColumnType } from "kysely"

/** A timestamp with milliseconds. */
export type Moment = ColumnType<Date, Date | string, Date | string>
export type MomentOrNow = ColumnType<Date, Date | string | undefined, Date | string>
export type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type OrNull<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

/** Written as JSON text, read as a value. */
export type Json<Value extends object> = JSONColumnType<Value>
