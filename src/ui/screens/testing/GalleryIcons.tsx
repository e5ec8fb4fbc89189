/** Every icon by its name. D20. */
import type { ReactElement } from "react"
import { CategoryIcon } from "../../parts/CategoryIcon.tsx"
import { categoryIconPaths } from "../../parts/category-icon-paths.ts"
import { Icon } from "../../parts/Icon.tsx"
import { iconPaths, type IconName } from "../../parts/icon-paths.ts"
import { Section, Specimen } from "./Specimen.tsx"
import { useWords } from "./words.ts"

const isIcon = (name: string): name is IconName => name in iconPaths

export const GalleryIcons = (): ReactElement => {
  const t = useWords()
  return (
    <Section title={t("testing.section.icons")}>
      <Specimen title={t("testing.part.icon")} wide row>
        {Object.keys(iconPaths)
          .filter(isIcon)
          .map((name) => (
            <span key={name} className="gallery-icon">
              <Icon name={name} size={24} />
              {name}
            </span>
          ))}
      </Specimen>
      <Specimen title={t("testing.part.categoryIcon")} wide row>
        {Object.keys(categoryIconPaths).map((name) => (
          <span key={name} className="gallery-icon">
            <CategoryIcon name={name} size={32} />
            {name}
          </span>
        ))}
      </Specimen>
    </Section>
  )
}
