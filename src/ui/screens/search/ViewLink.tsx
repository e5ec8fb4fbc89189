/** Opens and closes the map: beside the list from 1366 px on, instead of it below. experience: Search. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { SearchQuery, SearchView } from "../../../domain/search.ts"
import { useWide } from "../../app/media.ts"
import { paths } from "../../app/paths.ts"
import { ButtonLink } from "../../parts/Button.tsx"

interface ViewLinkProps {
  readonly query: SearchQuery
  readonly view: SearchView
}

export const ViewLink = ({ query, view }: ViewLinkProps): ReactElement => {
  const isWide = useWide()
  const other = view === "map" ? "list" : "map"
  const beside = view === "map" ? "search.map.hide" : "search.map.show"
  return (
    <ButtonLink size="small" icon={other === "map" || isWide ? "map" : "menu"} href={paths.search(query, other)}>
      <FormattedMessage id={isWide ? beside : `search.view.${other}`} />
    </ButtonLink>
  )
}
