/** One route: who may enter it, the texts it needs, and what its address says. Spec §2 Routes. */
import type { ReactElement, ReactNode } from "react"
import { Route, useSearch } from "wouter"
import type { AddressParameters } from "../../domain/address-parameters.ts"
import { pageParts } from "../../domain/page-parts.ts"
import type { RoutePattern } from "../../domain/routes.ts"
import { useApp } from "../app/context.tsx"
import { MoreTexts } from "../i18n/Texts.tsx"
import { Guarded } from "./Guarded.tsx"
import { rulesOf } from "./rules.ts"

interface PageProps {
  readonly path: RoutePattern
  readonly children: (params: Readonly<Record<string, string>>, search: AddressParameters) => ReactNode
}

export const Page = ({ path, children }: PageProps): ReactElement => {
  const { environment } = useApp()
  const search = useSearch()
  return (
    <Route path={path}>
      {(params: Readonly<Record<string, string>>) => (
        <Guarded rules={rulesOf(path)} params={params}>
          <MoreTexts host={environment.i18nHost} scopes={pageParts(path).scopes}>
            {children(params, new URLSearchParams(search))}
          </MoreTexts>
        </Guarded>
      )}
    </Route>
  )
}
