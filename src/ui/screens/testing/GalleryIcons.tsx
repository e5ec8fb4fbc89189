/** Every icon by its name, and the drawing of every category. */
import type { ReactElement } from "react"
import { CategoryPicture } from "../../parts/CategoryPicture.tsx"
import { Icon } from "../../parts/Icon.tsx"
import { iconPaths, type IconName } from "../../parts/icon-paths.ts"
import { useCategories } from "../../app/use-categories.ts"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords } from "../../i18n/use-words.ts"

const isIcon = (name: string): name is IconName => name in iconPaths

export const GalleryIcons = (): ReactElement => {
  const t = useWords()
  const { roots } = useCategories()
  return (
    <Section title={t("testing.section.icons")}>
      <Specimen title={t("testing.part.icon")} wide row>
        {Object.keys(iconPaths)
          .filter(isIcon)
          .map((name) => (
            <span key={name} className="gallery-icon">
              <Icon name={name} size={24} />
              <span>{name}</span>
            </span>
          ))}
      </Specimen>
      <Specimen title={t("testing.part.categoryPicture")} wide row>
        {roots?.map(({ key, icon, name }) => (
          <span key={key} className="gallery-icon">
            <CategoryPicture name={icon} />
            <span>{name}</span>
          </span>
        ))}
      </Specimen>
    </Section>
  )
}
