/** Loading, empty and error states, and notes. experience: States. */
import type { ReactElement } from "react"
import { Banner } from "../../parts/Banner.tsx"
import { Button } from "../../parts/Button.tsx"
import { Disclosure } from "../../parts/Disclosure.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { Note } from "../../parts/Note.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords } from "../../i18n/use-words.ts"

const pictures = ["door", "search", "box", "chat", "bell", "handshake", "person", "letter", "cloud", "phone"] as const
const shapes = ["cards", "rows", "text", "chat", "form", "page"] as const
const bannerTones = ["yellow", "red", "green", "blue"] as const
const noteTones = ["blue", "green", "orange", "yellow", "red"] as const
const nothing = (): void => undefined

const Notes = (): ReactElement => {
  const t = useWords()
  return (
    <>
      {noteTones.map((tone) => (
        <Specimen key={tone} title={t("testing.part.note", { tone })}>
          <Note
            tone={tone}
            title={t("testing.sample.noteTitle")}
            action={<Button size="small">{t("testing.act.edit")}</Button>}
            dismissLabel={t("core.dismiss")}
            onDismiss={nothing}
          >
            {t("testing.sample.note")}
          </Note>
        </Specimen>
      ))}
      <Specimen title={t("testing.state.short")}>
        <Note tone="blue">{t("testing.sample.note")}</Note>
      </Specimen>
      {bannerTones.map((tone) => (
        <Specimen key={tone} title={t("testing.part.banner", { tone })} wide>
          <Banner tone={tone} action={<Button size="small">{t("core.retry")}</Button>}>
            {t("testing.sample.offline")}
          </Banner>
        </Specimen>
      ))}
    </>
  )
}

export const GalleryStates = (): ReactElement => {
  const t = useWords()
  return (
    <Section title={t("testing.section.states")}>
      {pictures.map((picture, place) => (
        <Specimen key={picture} title={t("testing.part.empty", { picture })}>
          <EmptyState
            picture={picture}
            level={3}
            title={t("testing.sample.emptyTitle")}
            hint={t("testing.sample.emptyHint")}
            {...(place === 0 ? { action: { label: t("testing.act.search"), href: "/testing" } } : {})}
            {...(place === 1
              ? {
                  action: { label: t("testing.act.clear"), onClick: nothing },
                  secondary: { label: t("testing.act.search"), href: "/testing" },
                }
              : {})}
          />
        </Specimen>
      ))}
      <Specimen title={t("testing.part.error")}>
        <ErrorState
          title={t("testing.sample.errorTitle")}
          hint={t("testing.sample.errorHint")}
          details={
            <Disclosure label={t("core.details")}>
              <code>{t("testing.sample.trace")}</code>
            </Disclosure>
          }
          retryLabel={t("core.retry")}
          onRetry={nothing}
        />
      </Specimen>
      <Specimen title={t("testing.state.busy")}>
        <ErrorState title={t("testing.sample.errorTitle")} retryLabel={t("core.retry")} onRetry={nothing} busy />
      </Specimen>
      {shapes.map((shape) => (
        <Specimen
          key={shape}
          title={t("testing.part.skeleton", { shape })}
          wide={shape === "page" || shape === "cards"}
        >
          <Skeleton shape={shape} label={t("core.loading")} />
        </Specimen>
      ))}
      <Notes />
    </Section>
  )
}
