/** The way to a new order: the form itself at mobile resolution, elsewhere the dialog that leads there. D11. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { useMobile } from "../../app/media.ts"
import { ButtonLink } from "../../parts/Button.tsx"
import { paths, withModal } from "../../routes/paths.ts"

export const useCreateOrderHref = (): string => {
  const isMobile = useMobile()
  const [path] = useLocation()
  const search = useSearch()
  return isMobile ? paths.newOrder : withModal({ path, search }, "create-on-phone")
}

export const CreateOrderLink = (): ReactElement => (
  <ButtonLink kind="primary" icon="plus" href={useCreateOrderHref()}>
    <FormattedMessage id="orders.create" />
  </ButtonLink>
)
