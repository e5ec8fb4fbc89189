/** The tree of categories as checkboxes: a root stands for all that is in it. Spec §1, §2 Search; D97. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Category } from "../../../domain/classificator.ts"
import { Button } from "../../parts/Button.tsx"
import { Checkbox } from "../../parts/Checkbox.tsx"
import { IconButton } from "../../parts/IconButton.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { useCategories } from "../orders/categories.ts"
import { chosenWithin, toggleCategory } from "./search-filters.ts"

interface Choice {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

interface RootProps {
  readonly root: Category
  readonly chosen: readonly string[]
  readonly onToggle: (key: string) => void
}

const Root = ({ root, chosen, onToggle }: RootProps): ReactElement => {
  const intl = useIntl()
  const within = chosenWithin(root, chosen)
  const [asked, setAsked] = useState<boolean | null>(null)
  const isOpen = asked ?? within > 0
  const whole = chosen.includes(root.key)
  const listId = `category-${root.key}`
  return (
    <li className="s-category">
      <div className="s-category-row">
        <Checkbox label={root.name} checked={whole} onChange={() => onToggle(root.key)} />
        {root.children.length > 0 && (
          <IconButton
            icon={isOpen ? "chevron-up" : "chevron-down"}
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            label={intl.formatMessage({ id: "search.categories.expand" }, { name: root.name })}
            onClick={() => setAsked(!isOpen)}
          />
        )}
      </div>
      {isOpen && (
        <ul id={listId} className="s-category-children">
          {root.children.map(({ key, name }) => (
            <li key={key}>
              <Checkbox
                label={name}
                checked={whole || chosen.includes(key)}
                disabled={whole}
                onChange={() => onToggle(key)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

export const CategoryFilter = ({ chosen, onChange }: Choice): ReactElement => {
  const intl = useIntl()
  const { roots, failure, ask } = useCategories()

  if (roots === null && failure === undefined)
    return <Skeleton shape="rows" count={8} label={intl.formatMessage({ id: "core.loading" })} />
  if (roots === null)
    return (
      <div className="s-categories-failed" role="alert">
        <p>
          <FormattedMessage id="search.categories.failed" />
        </p>
        <Button size="small" icon="refresh" onClick={ask}>
          <FormattedMessage id="core.retry" />
        </Button>
      </div>
    )
  return (
    <fieldset className="s-categories">
      <legend className="s-filters-title">
        <FormattedMessage id="search.categories" />
      </legend>
      <ul className="s-category-roots">
        {roots.map((root) => (
          <Root
            key={root.key}
            root={root}
            chosen={chosen}
            onToggle={(key) => onChange(toggleCategory(roots, chosen, key))}
          />
        ))}
      </ul>
    </fieldset>
  )
}
