/** Accounts, profiles and listings by name, and what is blocked. D50, D91; E34, E300. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { textLimits } from "../../../domain/limits.ts"
import type { ModerationTarget } from "../../../domain/moderation-tasks.ts"
import { moderation } from "../../../projections/moderation.ts"
import { foundTargets } from "../../../projections/moderation-views.ts"
import { useFresh } from "../../app/fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { FailureState } from "../../failures/FailureState.tsx"
import { Button } from "../../parts/Button.tsx"
import { CardList } from "../../parts/Card.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import { TextField } from "../../parts/TextField.tsx"
import { BlockDialog } from "./BlockDialog.tsx"
import { ModerationHead } from "./ModerationHead.tsx"
import { TargetRow } from "./TargetRow.tsx"

const Found = ({ text }: { readonly text: string }): ReactElement => {
  const intl = useIntl()
  const [blocking, setBlocking] = useState<ModerationTarget | null>(null)
  const found = useReadModel(moderation, foundTargets, text)
  const known = found === undefined ? undefined : { stale: false }
  const { failure, busy, ask } = useFresh({ command: { type: "FindModerationTargets", text }, known, unheard: true })
  if (found === undefined && failure !== undefined && !busy) return <FailureState failure={failure} onRetry={ask} />
  if (found === undefined) return <Skeleton shape="rows" label={intl.formatMessage({ id: "core.loading" })} />
  if (found.targets.length === 0)
    return (
      <EmptyState
        picture="box"
        title={intl.formatMessage({ id: text === "" ? "moderation.blocks.none" : "moderation.search.none" })}
        hint={intl.formatMessage({ id: "moderation.search.hint" })}
      />
    )
  const close = (): void => setBlocking(null)
  return (
    <>
      <h2 className="mod-part">
        <FormattedMessage
          id={text === "" ? "moderation.blocks.count" : "moderation.search.count"}
          values={{ count: found.count }}
        />
      </h2>
      <CardList busy={busy}>
        {found.targets.map((target) => (
          <TargetRow key={target.key} target={target} onBlock={() => setBlocking(target)} onChanged={ask} />
        ))}
      </CardList>
      {blocking !== null && (
        <BlockDialog
          target={blocking}
          onClose={close}
          onDone={() => {
            close()
            ask()
          }}
        />
      )}
    </>
  )
}

export const ModerationTargetsScreen = (): ReactElement => {
  const intl = useIntl()
  const [typed, setTyped] = useState("")
  const [text, setText] = useState("")
  return (
    <div className="l-page l-narrow l-stack" data-gap="6">
      <ModerationHead part="blocks" level={1} />
      <form
        className="mod-search"
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = typed.trim()
          setText(wanted.length < textLimits.searchTerm.min ? "" : wanted)
        }}
      >
        <TextField
          type="search"
          icon="search"
          label={intl.formatMessage({ id: "moderation.search" })}
          hint={intl.formatMessage({ id: "moderation.search.hint" })}
          maxLength={textLimits.searchTerm.max}
          value={typed}
          onChange={setTyped}
        />
        <Button submit>
          <FormattedMessage id="moderation.search.submit" />
        </Button>
      </form>
      <Found key={text} text={text} />
    </div>
  )
}
