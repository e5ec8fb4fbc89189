/** The field for a place, in whose stead a plain one stands until it has come. experience: Home, anonymous. */
import type { ParameterName } from "../../../domain/address-parameters.ts"
import { useState, type ReactElement } from "react"
import { useIntl } from "react-intl"
import type { SearchPlace } from "../../../domain/search-places.ts"
import { useApp } from "../../app/context.tsx"
import { MoreTexts } from "../../i18n/Texts.tsx"
import { loadable } from "../../loading/loadable.ts"
import { UntilReached } from "../../loading/UntilReached.tsx"
import { usePhoneWidth } from "../../parts/use-phone-width.ts"
import { TextField } from "../../parts/TextField.tsx"

/** The list of places is half as much code as the rest of the page, and words alone find something, too. */
const WhereField = loadable(async () => (await import("./WhereField.tsx")).WhereField)

interface WhereProps {
  readonly place: SearchPlace | null
  readonly onPlace: (place: SearchPlace | null) => void
  /** The text that is typed and not chosen. */
  readonly typed: string
  readonly onTyped: (text: string) => void
  readonly error: string | undefined
}

/** Begins with what was typed into the plain one. */
const Coming = (props: WhereProps): ReactElement => {
  const [first] = useState(props.typed)
  return <WhereField {...props} first={first} />
}

export const Where = (props: WhereProps): ReactElement => {
  const intl = useIntl()
  const { environment } = useApp()
  const isPhone = usePhoneWidth()
  return (
    <UntilReached
      of="where"
      plain={
        <TextField
          label={intl.formatMessage({ id: "home.search.where" })}
          placeholder={intl.formatMessage({ id: "home.search.where.hint" })}
          name={"location" satisfies ParameterName}
          icon="map-pin"
          value={props.typed}
          error={props.error}
          readOnly={isPhone}
          autoComplete="off"
          onChange={props.onTyped}
        />
      }
    >
      <MoreTexts host={environment.i18nHost} scopes={["locations"]}>
        <Coming {...props} />
      </MoreTexts>
    </UntilReached>
  )
}
