/**
 * The address of the page that is drawn, which lags behind that of the browser: a press on a link is answered at once,
 * and the page that it leads to is drawn in slices. architecture: An order, from click to pixel.
 */
import { createContext, use, useDeferredValue, useMemo, type ReactNode } from "react"
import { Router, useRouter, type BaseLocationHook, type BaseSearchHook } from "wouter"
import { useHistoryState } from "wouter/use-browser-location"
import { pageOf } from "./page-of.ts"
import { pageSearch } from "./paths.ts"
import { wasShown } from "./shown-steps.ts"
import { useAddressSearch } from "./use-address-search.ts"

export interface Place {
  /** Encoded, as the address bar has it. */
  readonly path: string
  /** Encoded, without its question mark. */
  readonly search: string
  /** Another page was asked for, and is not drawn yet. */
  readonly isLeft: boolean
}

const useAddress: BaseLocationHook = () => {
  const router = useRouter()
  return router.hook(router)
}

/**
 * Answers the place that is to be drawn now. What changes within a page is drawn at once, as it answers the press itself;
 * so is a page that comes back, as the browser scrolls it without waiting.
 */
export const useShownPlace = (): Place => {
  const [path] = useAddress()
  const search = useAddressSearch()
  const isBack = wasShown(useHistoryState())
  const now = useMemo(() => ({ path, search, isLeft: false }), [path, search])
  const later = useDeferredValue(now)
  return isBack || pageOf(later.path, later.search) === pageOf(path, search) ? now : { ...later, isLeft: true }
}

const AddressContext = createContext<ReturnType<BaseLocationHook>>(["/", () => undefined])
const SearchContext = createContext("")
const WholeSearchContext = createContext("")

const useShownAddress: BaseLocationHook = () => use(AddressContext)
const useShownSearch: BaseSearchHook = () => use(SearchContext)

/** Answers the query string of the address that is drawn, with the modal over its page. */
export const useWholeSearch = (): string => use(WholeSearchContext)

interface ShownPlaceProps {
  readonly place: Place
  readonly children: ReactNode
}

/**
 * Tells a page its own address alone: neither that of the next page, nor the modal that stands over it, so that opening
 * one draws nothing of the page again.
 */
export const ShownPlace = ({ place: { path, search }, children }: ShownPlaceProps): ReactNode => {
  const [, navigate] = useAddress()
  const page = pageOf(path, search)
  const address = useMemo(
    (): ReturnType<BaseLocationHook> => [
      path,
      // A page that is being left corrects its address no more: what it would replace is the next page's.
      (to, options: { readonly replace?: boolean } = {}): void => {
        const { pathname, search: query } = window.location
        if (options.replace !== true || pageOf(pathname, query) === page) navigate(to, options)
      },
    ],
    [navigate, path, page],
  )
  return (
    <AddressContext value={address}>
      <SearchContext value={pageSearch(search)}>
        <WholeSearchContext value={search}>
          {/* oxlint-disable-next-line react/hooks -- a router is made of hooks */}
          <Router hook={useShownAddress} searchHook={useShownSearch}>
            {children}
          </Router>
        </WholeSearchContext>
      </SearchContext>
    </AddressContext>
  )
}
