/** Reads a page of a list: the count of all rows, then the rows of the page. */
import type { SelectQueryBuilder } from "kysely"

export const usualPageSize = 20

export interface Paging {
  readonly top?: number
  readonly skip?: number
}

/** The query of a list, besides the page. */
export interface ListQuery extends Paging {
  readonly filter?: string
  readonly sortBy?: string
}

export interface KeyPage {
  /** Of all pages together. */
  readonly count: number
  readonly keys: readonly string[]
}

type List<DB, Tables extends keyof DB> = SelectQueryBuilder<DB, Tables, object>

export const countOf = async <DB, Tables extends keyof DB>(list: List<DB, Tables>): Promise<number> => {
  const { count } = await list
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .$castTo<{ readonly count: number }>()
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Counts the rows and reads a page. `ordered` selects the columns and must give a total order, so that rows don't move
 * between pages.
 */
export const pageOf = async <DB, Tables extends keyof DB, Row>(
  list: List<DB, Tables>,
  { top = usualPageSize, skip = 0 }: Paging,
  ordered: (list: List<DB, Tables>) => SelectQueryBuilder<DB, Tables, Row>,
) => ({ count: await countOf(list), rows: await ordered(list).limit(top).offset(skip).execute() })

export const keyPageOf = async <DB, Tables extends keyof DB>(
  list: List<DB, Tables>,
  paging: Paging,
  ordered: (list: List<DB, Tables>) => SelectQueryBuilder<DB, Tables, { readonly key: string }>,
): Promise<KeyPage> => {
  const { count, rows } = await pageOf(list, paging, ordered)
  return { count, keys: rows.map(({ key }) => key) }
}
