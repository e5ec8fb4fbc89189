/** One text of a static page, with its links, and the limits that it names. */
import type { ReactElement, ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { MessageId } from "../../i18n/messages.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { Words } from "../../i18n/Words.tsx"
import { paths } from "../../app/paths.ts"
import { limitsNamed } from "../../../domain/static-pages.ts"

const linkTo =
  (href: string) =>
  (words: ReactNode): ReactElement => (
    <Anchor href={href}>
      <Words>{words}</Words>
    </Anchor>
  )

const links = {
  contact: linkTo(paths.support),
  faq: linkTo(paths.faq),
  privacy: linkTo(paths.privacy),
  terms: linkTo(paths.terms),
}

export const PageWords = ({ id }: { readonly id: MessageId }): ReactElement => {
  const product = useIntl().formatMessage({ id: "core.product" })
  return <FormattedMessage id={id} values={{ product, ...limitsNamed, ...links }} />
}
