/** The field for a place, in whose stead a plain one stands until it is reached. experience: Home, anonymous; D0c. */
import { Suspense, useLayoutEffect, useRef, useState, useTransition, type ReactElement } from "react"
import { useIntl } from "react-intl"
import type { SearchPlace } from "../../../domain/search-places.ts"
import { useApp } from "../../app/context.tsx"
import { MoreTexts } from "../../i18n/Texts.tsx"
import { Boundary } from "../../loading/Boundary.tsx"
import { loadable } from "../../loading/loadable.ts"
import { QuietTrouble } from "../../loading/QuietTrouble.tsx"
import { usePhoneWidth } from "../../parts/phone-width.ts"
import { TextField } from "../../parts/TextField.tsx"

/** Its list of places is half as much code as the rest of the page, and words alone find something, too. */
const WhereField = loadable(async () => (await import("./WhereField.tsx")).WhereField)

interface WhereProps {
  readonly place: SearchPlace | null
  readonly onPlace: (place: SearchPlace | null) => void
}

/** Goes on in the field that has come as it would have in the one that was pressed. */
const Reached = (props: WhereProps & { readonly first: string }): ReactElement => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return // whoever has gone on meanwhile stays there
    const field = box.current?.querySelector<HTMLElement>("input, button")
    field?.focus()
    if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length)
    if (field instanceof HTMLButtonElement) field.click()
  }, [])
  return (
    <div ref={box}>
      <WhereField {...props} />
    </div>
  )
}

export const Where = (props: WhereProps): ReactElement => {
  const intl = useIntl()
  const { environment } = useApp()
  const isPhone = usePhoneWidth()
  const [typed, setTyped] = useState("")
  const [isReached, setReached] = useState(false)
  const [isComing, startTransition] = useTransition()
  // Around both, so that the plain field stays, and is typed into, until the other one is there.
  return (
    <Boundary of="where" trouble={QuietTrouble}>
      <Suspense>
        {isReached ? (
          <MoreTexts host={environment.i18nHost} scopes={["locations"]}>
            <Reached {...props} first={typed} />
          </MoreTexts>
        ) : (
          <TextField
            label={intl.formatMessage({ id: "home.search.where" })}
            placeholder={intl.formatMessage({ id: "home.search.where.hint" })}
            icon="map-pin"
            value={typed}
            readOnly={isPhone}
            autoComplete="off"
            aria-busy={isComing}
            onChange={setTyped}
            onFocus={() => startTransition(() => setReached(true))}
          />
        )}
      </Suspense>
    </Boundary>
  )
}
