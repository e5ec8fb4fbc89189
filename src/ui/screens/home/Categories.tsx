/** The root categories as tiles, each a search. Spec §1; D21, D97. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { plainSearch } from "../../../domain/search.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { CategoryIcon } from "../../parts/CategoryIcon.tsx"
import { paths } from "../../app/paths.ts"
import { useCategories } from "../listings/categories.ts"

const tilesExpected = 24

const searchOf = (categoryKey: string): string => paths.search({ ...plainSearch("Order"), categoryKeys: [categoryKey] })

const Waiting = (): ReactElement => (
  <ul className="home-tiles" aria-hidden>
    {Array.from({ length: tilesExpected }, (_, index) => (
      <li key={index} className="home-tile" data-waiting />
    ))}
  </ul>
)

export const Categories = (): ReactElement | null => {
  const { roots } = useCategories()

  return (
    <section className="home-section" aria-labelledby="home-categories">
      <div className="home-section-head">
        <h2 id="home-categories">
          <FormattedMessage id="core.home.categories" />
        </h2>
        {roots !== null && (
          <p className="home-muted">
            <FormattedMessage id="core.home.categoriesHint" values={{ count: roots.length }} />
          </p>
        )}
      </div>
      {roots === null ? (
        <Waiting />
      ) : (
        <ul className="home-tiles">
          {roots.map(({ key, name, icon }) => (
            <li key={key}>
              <Anchor href={searchOf(key)} className="home-tile">
                <span className="home-tile-icon">
                  <CategoryIcon name={icon} />
                </span>
                <span>{name}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
