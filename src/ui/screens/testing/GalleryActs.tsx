/** Buttons, links and menus in every kind, size and state. */
import type { ReactElement } from "react"
import { Button, ButtonLink, type ButtonKind } from "../../parts/Button.tsx"
import { CountBadge } from "../../parts/CountBadge.tsx"
import { IconButton } from "../../parts/IconButton.tsx"
import { Menu } from "../../parts/Menu.tsx"
import { Spinner } from "../../parts/Spinner.tsx"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords } from "../../i18n/use-words.ts"

const kinds: readonly ButtonKind[] = ["primary", "secondary", "quiet", "danger"]
const nothing = (): void => undefined

const MenuSpecimen = (): ReactElement => {
  const t = useWords()
  return (
    <Specimen title={t("testing.part.menu")} row>
      <Menu
        label={t("testing.act.more")}
        trigger={<IconButton icon="more" label={t("testing.act.more")} kind="outline" />}
        items={[
          { label: t("testing.act.share"), icon: "share", onClick: nothing },
          { label: t("testing.act.open"), icon: "external", href: "/testing" },
          { label: t("testing.act.delete"), icon: "trash", onClick: nothing, danger: true },
        ]}
      />
      <Menu
        label={t("testing.act.sort")}
        trigger={<Button iconAfter="chevron-down">{t("testing.act.sort")}</Button>}
        items={[
          { label: t("testing.act.newest"), onClick: nothing },
          { label: t("testing.act.cheapest"), onClick: nothing },
        ]}
      />
    </Specimen>
  )
}

export const GalleryActs = (): ReactElement => {
  const t = useWords()
  return (
    <Section title={t("testing.section.acts")}>
      {kinds.map((kind) => (
        <Specimen key={kind} title={t("testing.part.button", { kind })} row>
          <Button kind={kind} size="large">
            {t("testing.act.publish")}
          </Button>
          <Button kind={kind} icon="plus">
            {t("testing.act.publish")}
          </Button>
          <Button kind={kind} size="small">
            {t("testing.act.publish")}
          </Button>
          <Button kind={kind} busy>
            {t("testing.act.publish")}
          </Button>
          <Button kind={kind} disabled>
            {t("testing.act.publish")}
          </Button>
        </Specimen>
      ))}
      <Specimen title={t("testing.part.link")} row>
        <ButtonLink href="/testing" kind="primary" iconAfter="chevron-right">
          {t("testing.act.open")}
        </ButtonLink>
        <ButtonLink href="/testing">{t("testing.act.open")}</ButtonLink>
      </Specimen>
      <Specimen title={t("testing.part.iconButton")} row>
        <IconButton icon="heart" label={t("testing.act.favourite")} />
        <IconButton icon="heart" label={t("testing.act.favourite")} filled aria-pressed />
        <IconButton icon="edit" label={t("testing.act.edit")} kind="outline" />
        <IconButton icon="send" label={t("testing.act.send")} kind="solid" />
        <IconButton icon="close" label={t("testing.act.close")} size="small" />
        <IconButton icon="trash" label={t("testing.act.delete")} disabled />
        <IconButton
          icon="bell"
          label={t("testing.act.news")}
          badge={<CountBadge count={4} label={t("testing.sample.unread", { count: 4 })} />}
        />
      </Specimen>
      <Specimen title={t("testing.part.wide")}>
        <Button kind="primary" wide>
          {t("testing.act.publish")}
        </Button>
      </Specimen>
      <MenuSpecimen />
      <Specimen title={t("testing.part.spinner")} row>
        <Spinner size={16} />
        <Spinner />
        <Spinner size={64} />
      </Specimen>
    </Section>
  )
}
