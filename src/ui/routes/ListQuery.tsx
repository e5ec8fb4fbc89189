/** Hands a list's screen what its address says, and corrects an address that says nonsense. Spec §2. */
import type { ReactNode } from "react"
import { queryIn, wholeSearch, type ListAddress } from "../../domain/list-addresses.ts"
import { useAddressSearch, useCorrectedSearch } from "../app/use-address-search.ts"

interface ListQueryProps<Query> {
  readonly of: ListAddress<Query>
  readonly children: (query: Query) => ReactNode
}

/** The corrected address means the same, so the screen need not wait for it. */
export const ListQuery = <Query,>({ of, children }: ListQueryProps<Query>): ReactNode => {
  const search = useAddressSearch()
  useCorrectedSearch(wholeSearch(of, search))
  return children(queryIn(of, search))
}
