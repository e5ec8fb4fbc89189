/** The pages of a list, in words. experience: Lists and cards. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { Pagination } from "../parts/Pagination.tsx"

interface ListPagesProps {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

export const ListPages = (props: ListPagesProps): ReactElement => {
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
