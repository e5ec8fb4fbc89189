/** A list never stands on a page that it does not have: beyond the last one it goes to the last. Spec §2. */
import { searchAtPage } from "../../domain/list-addresses.ts"
import type { ListName } from "../../domain/limits.ts"
import { pageCount } from "../../domain/queries.ts"
import { useAddressSearch, useCorrectedSearch } from "./use-address-search.ts"

interface AskedPage {
  readonly page: number
  /** Rows of the whole list; undefined until the server has answered. */
  readonly count: number | undefined
  readonly list: ListName
}

interface ListPages {
  /** The number of pages; as long as nothing is known, those up to this one. */
  readonly pages: number
  /** The page is not there, and the address is about to say the last one. */
  readonly isBeyond: boolean
}

export const useListPages = ({ list, page, count }: AskedPage): ListPages => {
  const search = useAddressSearch()
  const pages = count === undefined ? page : pageCount(list, count)
  const isBeyond = page > pages
  useCorrectedSearch(isBeyond ? searchAtPage(search, pages) : search)
  return { pages, isBeyond }
}
