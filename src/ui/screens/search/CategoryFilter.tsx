/** The tree of categories as checkboxes: a root stands for all that is in it. Spec §1, §2 Search. */
import { memo, useCallback, useEffect, useRef, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { Category } from "../../../domain/classificator.ts"
import { Waiting } from "../../loading/Waiting.tsx"
import { Button } from "../../parts/Button.tsx"
import { Checkbox } from "../../parts/Checkbox.tsx"
import { IconButton } from "../../parts/IconButton.tsx"
import { useCategories } from "../../app/use-categories.ts"
import { chosenWithin, toggleCategory } from "./search-filters.ts"

interface Choice {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

interface RootProps {
  readonly root: Category
  readonly chosen: string // the keys of it that are chosen, joined: equal while none of them changes
  readonly onToggle: (key: string) => void
}

const Root = memo(({ root, chosen: joined, onToggle }: RootProps): ReactElement => {
  const intl = useIntl()
  const chosen = joined.split(",")
  const within = chosenWithin(root, chosen)
  const [asked, setAsked] = useState<boolean | null>(null)
  const isOpen = asked ?? within > 0
  const whole = chosen.includes(root.key)
  const listId = `category-${root.key}`
  return (
    <li>
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
})
Root.displayName = "Root"

const chosenOf = (root: Category, chosen: readonly string[]): string =>
  chosen.filter((key) => key === root.key || root.children.some((child) => child.key === key)).join()

export const CategoryFilter = ({ chosen, onChange }: Choice): ReactElement => {
  const { roots, failure, ask } = useCategories()
  const latest = useRef({ roots, chosen, onChange })
  useEffect(() => {
    latest.current = { roots, chosen, onChange }
  })
  const toggle = useCallback((key: string): void => {
    const now = latest.current
    now.onChange(toggleCategory(now.roots ?? [], now.chosen, key))
  }, [])

  if (roots === null && failure === undefined) return <Waiting shape="rows" count={8} />
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
          <Root key={root.key} root={root} chosen={chosenOf(root, chosen)} onToggle={toggle} />
        ))}
      </ul>
    </fieldset>
  )
}
