/** The field for a place, in whose stead a plain one stands until it has come. experience: Home, anonymous; D0c. */
import { Suspense, useLayoutEffect, useRef, useState, type ReactElement } from "react"
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
  /** What is typed and not chosen. */
  readonly typed: string
  readonly onTyped: (text: string) => void
  readonly error: string | undefined
}

/** Goes on in the field that has come as it would have in the one that was pressed; whoever has left that stays away. */
const Reached = ({ onCome, ...props }: WhereProps & { readonly onCome: () => boolean }): ReactElement => {
  const box = useRef<HTMLDivElement>(null)
  const [first] = useState(props.typed)
  useLayoutEffect(() => {
    if (!onCome()) return
    const field = box.current?.querySelector<HTMLElement>("input, button")
    field?.focus()
    if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length)
    if (field instanceof HTMLButtonElement) field.click()
  }, [onCome])
  return (
    <div ref={box}>
      <WhereField {...props} first={first} />
    </div>
  )
}

export const Where = (props: WhereProps): ReactElement => {
  const intl = useIntl()
  const { environment } = useApp()
  const isPhone = usePhoneWidth()
  const [stage, setStage] = useState<"plain" | "coming" | "there">("plain")
  const plain = useRef<HTMLDivElement>(null)
  // The plain field stays, and is typed into, until the other one is there, or for good where that can't be loaded.
  const [come] = useState(() => () => {
    setStage("there")
    return plain.current?.contains(document.activeElement) === true
  })
  return (
    <div>
      {stage !== "there" && (
        <div ref={plain}>
          <TextField
            label={intl.formatMessage({ id: "home.search.where" })}
            placeholder={intl.formatMessage({ id: "home.search.where.hint" })}
            icon="map-pin"
            value={props.typed}
            error={props.error}
            readOnly={isPhone}
            autoComplete="off"
            aria-busy={stage === "coming"}
            onChange={props.onTyped}
            onFocus={() => setStage("coming")}
          />
        </div>
      )}
      {stage !== "plain" && (
        <Boundary of="where" trouble={QuietTrouble}>
          <Suspense>
            <MoreTexts host={environment.i18nHost} scopes={["locations"]}>
              <Reached {...props} onCome={come} />
            </MoreTexts>
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}
