/** A list never stands on a page that it does not have: beyond the last one it goes to the last. Spec §2; D2. */
import { useEffect } from "react"
import { useLocation } from "wouter"
import { pageSizes } from "../../../domain/limits.ts"
import { pageCount } from "../../../domain/queries.ts"
import type { Page } from "../../../projections/pages.ts"

interface ListPages {
  readonly page: number
  readonly known: Page | undefined
  readonly hrefOf: (page: number) => string
}

/** The page to go to instead, null when this one is there or nothing is known yet. */
export const lastPageBefore = (page: number, known: Page | undefined): number | null => {
  if (known === undefined) return null
  const pages = pageCount(known.count, pageSizes.list)
  return page > pages ? pages : null
}

/** How many pages there are, at least the present one. */
export const useListPages = ({ page, known, hrefOf }: ListPages): number => {
  const [, navigate] = useLocation()
  const instead = lastPageBefore(page, known)
  const target = instead === null ? null : hrefOf(instead)

  useEffect(() => {
    if (target !== null) navigate(target, { replace: true })
  }, [target, navigate])

  return known === undefined ? page : pageCount(known.count, pageSizes.list)
}
