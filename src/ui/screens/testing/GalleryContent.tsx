/** Cards, avatars, ratings, badges and definition lists. */
import type { ReactElement } from "react"
import { Anchor } from "../../parts/Anchor.tsx"
import { Avatar } from "../../parts/Avatar.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { Card } from "../../parts/Card.tsx"
import { CountBadge } from "../../parts/CountBadge.tsx"
import { DefinitionList } from "../../parts/DefinitionList.tsx"
import { Rating } from "../../parts/Rating.tsx"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords, type Words } from "../../i18n/use-words.ts"

const tones = ["neutral", "accent", "green", "blue", "orange", "yellow", "red"] as const
const sizes = [24, 32, 40, 56, 80] as const
const counts = [1, 12, 240] as const

const ratingOf = (t: Words, value: number | null, count: number): ReactElement => (
  <Rating
    value={value}
    count={count}
    newLabel={t("core.rating.new")}
    label={value === null ? t("core.rating.new") : t("core.rating.value", { value, count })}
  />
)

const Small = (): ReactElement => {
  const t = useWords()
  const [anna, brand] = [t("testing.sample.person"), t("testing.sample.company")]
  return (
    <>
      <Specimen title={t("testing.part.badge")} row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="green" icon="check">
          {t("testing.sample.published")}
        </Badge>
      </Specimen>
      <Specimen title={t("testing.part.count")} row>
        {counts.map((count) => (
          <CountBadge key={count} count={count} label={t("testing.sample.unread", { count })} />
        ))}
      </Specimen>
      <Specimen title={t("testing.part.avatar")} row>
        {sizes.map((size) => (
          <Avatar key={size} name={anna} photo={null} size={size} tone={size === 32 ? "executant" : "customer"} />
        ))}
        <Avatar name={brand} photo={null} size={56} tone="executant" />
        <Avatar name={anna} photo="/favicon.svg" size={56} />
      </Specimen>
      <Specimen title={t("testing.part.rating")} row>
        {ratingOf(t, 4.8, 36)}
        {ratingOf(t, 3, 1)}
        {ratingOf(t, null, 0)}
      </Specimen>
    </>
  )
}

export const GalleryContent = (): ReactElement => {
  const t = useWords()
  const facts = [
    { term: t("testing.field.price"), value: t("testing.sample.price") },
    { term: t("testing.field.day"), value: t("testing.sample.days") },
    { term: t("testing.field.place"), value: t("testing.sample.place") },
    { term: t("testing.field.category"), value: t("testing.sample.plumbing") },
  ]
  return (
    <Section title={t("testing.section.content")}>
      <Small />
      <Specimen title={t("testing.part.card")}>
        <Card as="article" labelledBy="gallery-card">
          <h4 id="gallery-card">{t("testing.sample.title")}</h4>
          <p className="u-muted">{t("testing.sample.description")}</p>
        </Card>
      </Specimen>
      <Specimen title={t("testing.part.cardLink")}>
        <Card as="article" interactive>
          <h4>
            <Anchor href="/testing" className="p-card-link">
              {t("testing.sample.title")}
            </Anchor>
          </h4>
          <p className="u-muted">{t("testing.sample.description")}</p>
        </Card>
      </Specimen>
      <Specimen title={t("testing.part.facts")}>
        <DefinitionList items={facts} />
      </Specimen>
      <Specimen title={t("testing.part.factsTwo")} wide>
        <DefinitionList items={facts} columns={2} />
      </Specimen>
    </Section>
  )
}
