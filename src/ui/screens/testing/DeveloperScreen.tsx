/** The developer page: feature flags, the event log, and a gallery of all parts. Spec §2 /testing. */
import type { ReactElement } from "react"
import { flagNames } from "../../../domain/flags.ts"
import { languageParameter, pseudoLocale } from "../../../domain/languages.ts"
import { useModels } from "../../app/read-models.ts"
import { Badge } from "../../parts/Badge.tsx"
import { ButtonLink } from "../../parts/Button.tsx"
import { PageHeader } from "../../parts/PageHeader.tsx"
import { EventLogDownload } from "./EventLogDownload.tsx"
import { Gallery } from "./Gallery.tsx"
import { useWords } from "../../i18n/use-words.ts"

const FlagList = (): ReactElement => {
  const t = useWords()
  const flags = useModels((models) => models.session.flags)
  return (
    <section className="l-stack" aria-labelledby="testing-flags">
      <h2 id="testing-flags">{t("testing.flags.title")}</h2>
      <p className="u-muted">{t("testing.flags.hint")}</p>
      <ul className="gallery-flags">
        {flagNames.map((name) => (
          <li key={name} className="gallery-flag">
            <code>{name}</code>
            <Badge tone={flags?.[name] ? "green" : "neutral"}>{t(flags?.[name] ? "core.on" : "core.off")}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const DeveloperScreen = (): ReactElement => {
  const t = useWords()
  const buildId = useModels((models) => models.session.buildId)
  return (
    <div className="l-page l-stack" data-gap="8">
      <PageHeader title={t("testing.title")} lead={t("testing.lead", { build: buildId })} />
      <FlagList />
      <section className="l-stack" aria-labelledby="testing-pseudo">
        <h2 id="testing-pseudo">{t("testing.pseudo.title")}</h2>
        <p className="u-muted">{t("testing.pseudo.hint")}</p>
        <p>
          <ButtonLink href={`/?${languageParameter}=${pseudoLocale}`} target="_self">
            {t("testing.pseudo.open")}
          </ButtonLink>
        </p>
      </section>
      <EventLogDownload />
      <section className="l-stack" aria-labelledby="testing-gallery">
        <h2 id="testing-gallery">{t("testing.gallery.title")}</h2>
        <p className="u-muted">{t("testing.gallery.hint")}</p>
        <Gallery />
      </section>
    </div>
  )
}
