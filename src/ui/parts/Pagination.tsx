/** Pages of a list as links: 1 … 4 5 6 … 9; nothing where there is one page (experience: Lists and cards). */
import type { ReactElement } from "react"
import { Anchor } from "./Anchor.tsx"
import { Icon } from "./Icon.tsx"
import { pageNumbers } from "./page-numbers.ts"

export interface PaginationProps {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
  readonly label: string
  readonly previousLabel: string
  readonly nextLabel: string
  readonly pageLabel: (page: number) => string
}

interface StepProps {
  readonly to: string | null
  readonly rel: "prev" | "next"
  readonly label: string
}

const Step = ({ to, rel, label }: StepProps): ReactElement => {
  const icon = <Icon name={rel === "prev" ? "chevron-left" : "chevron-right"} />
  return (
    <li className="p-pages-step" data-none={to === null || undefined} aria-hidden={to === null || undefined}>
      {to === null ? (
        <span className="p-page-link">{icon}</span>
      ) : (
        <Anchor className="p-page-link" href={to} rel={rel} title={label}>
          {icon}
          <span className="p-hidden">{label}</span>
        </Anchor>
      )}
    </li>
  )
}

export const Pagination = ({
  page,
  pages,
  hrefOf,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
}: PaginationProps): ReactElement | null =>
  pages <= 1 ? null : (
    <nav className="p-pages" aria-label={label}>
      <ul className="p-pages-list">
        <Step rel="prev" label={previousLabel} to={page > 1 ? hrefOf(page - 1) : null} />
        {pageNumbers(page, pages).map((one) =>
          typeof one === "string" ? (
            <li key={one} className="p-pages-gap" aria-hidden>
              …
            </li>
          ) : (
            <li key={one}>
              <Anchor
                className="p-page-link"
                href={hrefOf(one)}
                aria-label={pageLabel(one)}
                aria-current={one === page ? "page" : undefined}
              >
                {one}
              </Anchor>
            </li>
          ),
        )}
        <Step rel="next" label={nextLabel} to={page < pages ? hrefOf(page + 1) : null} />
      </ul>
    </nav>
  )
