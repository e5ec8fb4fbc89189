/** Navigation: bars, tabs, pagination, headings. experience: Layout. */
import type { ReactElement } from "react"
import { AppBar, NavLink } from "../../parts/AppBar.tsx"
import { BottomBar } from "../../parts/BottomBar.tsx"
import { Button } from "../../parts/Button.tsx"
import { IconButton } from "../../parts/IconButton.tsx"
import { Pagination } from "../../parts/Pagination.tsx"
import { TabLinks } from "../../parts/Tabs.tsx"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords } from "../../i18n/use-words.ts"

const here = "/testing"

const Bars = (): ReactElement => {
  const t = useWords()
  const unread = { count: 4, countLabel: t("testing.sample.unread", { count: 4 }) }
  return (
    <>
      <Specimen title={t("testing.part.appBar")} wide>
        <div className="gallery-frame">
          <AppBar
            brand={<strong>{t("core.product")}</strong>}
            nav={
              <nav aria-label={t("testing.part.appBar")}>
                <NavLink href={here} current>
                  {t("core.nav.orders")}
                </NavLink>
                <NavLink href={here} current={false}>
                  {t("core.nav.applications")}
                </NavLink>
                <NavLink href={here} current={false} icon="chat" {...unread}>
                  {t("core.nav.chat")}
                </NavLink>
              </nav>
            }
            actions={
              <>
                <IconButton icon="bell" label={t("core.nav.notifications")} />
                <Button kind="primary" size="small" icon="plus">
                  {t("core.nav.create")}
                </Button>
              </>
            }
          />
        </div>
      </Specimen>
      <Specimen title={t("testing.part.bottomBar")} wide>
        <div className="gallery-frame">
          <BottomBar
            label={t("testing.part.bottomBar")}
            items={[
              { href: `${here}?1`, label: t("core.nav.home"), icon: "home", current: true },
              { href: `${here}?2`, label: t("core.nav.search"), icon: "search", current: false },
              { href: `${here}?3`, label: t("core.nav.create"), icon: "plus", current: false, primary: true },
              { href: `${here}?4`, label: t("core.nav.chat"), icon: "chat", current: false, ...unread },
              { href: `${here}?5`, label: t("core.nav.my"), icon: "user", current: false },
            ]}
          />
        </div>
      </Specimen>
    </>
  )
}

export const GalleryWays = (): ReactElement => {
  const t = useWords()
  const pages = (of: string, page: number, all: number): ReactElement => (
    <Pagination
      page={page}
      pages={all}
      hrefOf={(one) => `${here}?page=${one}`}
      label={of}
      previousLabel={t("core.previous")}
      nextLabel={t("core.next")}
      pageLabel={(one) => t("core.page", { page: one })}
    />
  )
  return (
    <Section title={t("testing.section.ways")}>
      <Bars />
      <Specimen title={t("testing.part.tabs")} wide>
        <TabLinks
          label={t("testing.part.tabs")}
          tabs={[
            {
              href: here,
              label: t("testing.tab.open"),
              count: 4,
              countLabel: t("testing.sample.unread", { count: 4 }),
              current: true,
            },
            { href: `${here}?2`, label: t("testing.tab.drafts"), current: false },
            { href: `${here}?3`, label: t("testing.tab.archive"), current: false },
            { href: `${here}?4`, label: t("core.nav.applications"), current: false },
          ]}
        />
      </Specimen>
      <Specimen title={t("testing.part.pages")}>{pages(t("testing.part.pages"), 5, 9)}</Specimen>
      <Specimen title={t("testing.state.first")}>{pages(t("testing.state.first"), 1, 3)}</Specimen>
    </Section>
  )
}
