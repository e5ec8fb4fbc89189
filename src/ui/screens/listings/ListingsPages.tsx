/** Pagination of lists of listings and applications. experience: Lists and cards. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { Pagination } from "../../parts/Pagination.tsx"

interface ListingsPagesProps {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

export const ListingsPages = (props: ListingsPagesProps): ReactElement => {
  const intl = useIntl()
  return (
    <Pagination
      {...props}
      label={intl.formatMessage({ id: "core.pages" })}
      previousLabel={intl.formatMessage({ id: "core.previous" })}
      nextLabel={intl.formatMessage({ id: "core.next" })}
      pageLabel={(page) => intl.formatMessage({ id: "core.page" }, { page })}
    />
  )
}
