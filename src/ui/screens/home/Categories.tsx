/** The root categories as pictured tiles, each a search; the first eight, and all of them on demand. Spec §1. */
import { useState, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { plainSearch } from "../../../domain/search.ts"
import { paths } from "../../app/paths.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { Button } from "../../parts/Button.tsx"
import { CategoryPicture } from "../../parts/CategoryPicture.tsx"
import { useCategories } from "../../app/use-categories.ts"
import { wishedKinds, type Wish } from "./ways.ts"

const shownAtFirst = 8

const Expected = (): ReactElement => (
  <ul className="home-tiles" aria-hidden>
    {Array.from({ length: shownAtFirst }, (_, index) => (
      <li key={index} className="home-tile" data-waiting />
    ))}
  </ul>
)

export const Categories = ({ wish }: { readonly wish: Wish }): ReactElement => {
  const { roots } = useCategories()
  const [isWhole, setIsWhole] = useState(false)
  const searchOf = (key: string): string => paths.search({ ...plainSearch(wishedKinds[wish]), categoryKeys: [key] })
  return (
    <section className="home-section" aria-labelledby="home-categories">
      <div className="home-section-head">
        <h2 id="home-categories">
          <FormattedMessage id={`home.categories.${wish}`} />
        </h2>
        {roots !== null && roots.length > shownAtFirst && (
          <Button kind="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? (
              <FormattedMessage id="home.categories.fewer" />
            ) : (
              <FormattedMessage id="home.categories.all" values={{ count: roots.length }} />
            )}
          </Button>
        )}
      </div>
      {roots === null ? (
        <Expected />
      ) : (
        <ul className="home-tiles">
          {roots.slice(0, isWhole ? roots.length : shownAtFirst).map(({ key, name, icon }) => (
            <li key={key}>
              <Anchor href={searchOf(key)} className="home-tile">
                <CategoryPicture name={icon} />
                <span className="home-tile-name">{name}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
