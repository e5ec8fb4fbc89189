/** The bottom bar of phones and tablets: home, search, create, chat, my. experience: Layout. */
import { useEffect, type ReactElement } from "react"
import { useIntl } from "react-intl"
import { useLocation } from "wouter"
import { ownKinds } from "../../domain/listings.ts"
import { rooms } from "../../domain/routes.ts"
import { account as accountProjection, activeSide } from "../../projections/account.ts"
import { BottomBar } from "../parts/BottomBar.tsx"
import { paths } from "../app/paths.ts"
import { prefetchBar } from "../routes/prefetch.ts"
import { useApp } from "../app/context.tsx"
import { searchPath, useChatPath, useCreatePath, useUnread } from "../app/nav-links.ts"
import { useReadModel } from "../app/read-models.ts"
import { whenIdle } from "../../platform/when-idle.ts"

export const PhoneBar = (): ReactElement => {
  const intl = useIntl()
  const { environment } = useApp()
  const [path] = useLocation()
  const { messages } = useUnread()
  const kind = ownKinds[useReadModel(accountProjection, activeSide, undefined)]
  const createPath = useCreatePath(kind)
  const chatPath = useChatPath()
  const my = paths.my(environment.productSlug)
  const { i18nHost } = environment
  const { locale } = intl
  useEffect(
    () =>
      whenIdle(window, () => {
        void prefetchBar(i18nHost, locale)
      }),
    [i18nHost, locale],
  )
  return (
    <BottomBar
      label={intl.formatMessage({ id: "core.nav.main" })}
      items={[
        {
          href: paths.home,
          label: intl.formatMessage({ id: "core.nav.home" }),
          icon: "home",
          current: path === paths.home,
        },
        {
          href: searchPath,
          label: intl.formatMessage({ id: "core.nav.search" }),
          icon: "search",
          current: path === rooms.search,
        },
        {
          href: createPath,
          label: intl.formatMessage({ id: "core.nav.create" }),
          icon: "plus",
          current: path === paths.newListing(kind),
          primary: true,
        },
        {
          href: chatPath,
          label: intl.formatMessage({ id: "core.nav.chat" }),
          icon: "chat",
          current: path === rooms.chat,
          count: messages,
          countLabel: intl.formatMessage({ id: "core.badge.unreadMessages" }, { count: messages }),
        },
        {
          href: my,
          label: intl.formatMessage({ id: "core.nav.my" }),
          icon: "user",
          current: path === my || path === paths.other,
        },
      ]}
    />
  )
}
