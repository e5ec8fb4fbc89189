/** Accounts, profiles and listings by name, and what is blocked. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { textLimits } from "../../../domain/limits.ts"
import type { ModerationTarget } from "../../../domain/moderation-tasks.ts"
import { moderation } from "../../../projections/moderation.ts"
import { foundTargets } from "../../../projections/moderation-views.ts"
import { useFresh } from "../../app/use-fresh.ts"
import { useReadModel } from "../../app/read-models.ts"
import { Known } from "../../lists/Known.tsx"
import { Button } from "../../parts/Button.tsx"
import { CardList } from "../../parts/Card.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { SearchField } from "../../parts/SearchField.tsx"
import { BlockDialog } from "./BlockDialog.tsx"
import { ModerationHead } from "./ModerationHead.tsx"
import { TargetRow } from "./TargetRow.tsx"

const Found = ({ text }: { readonly text: string }): ReactElement => {
  const intl = useIntl()
  const [blocking, setBlocking] = useState<ModerationTarget | null>(null)
  const found = useReadModel(moderation, foundTargets, text)
  const known = found === undefined ? undefined : { stale: false }
  const fresh = useFresh({ command: { type: "FindModerationTargets", text }, known, unheard: true })
  const close = (): void => setBlocking(null)
  return (
    <>
      <Known of={found} fresh={fresh} shape="rows">
        {({ targets, count }, isRenewing) =>
          targets.length === 0 ? (
            <EmptyState
              picture="box"
              title={intl.formatMessage({ id: text === "" ? "moderation.blocks.none" : "moderation.search.none" })}
              hint={intl.formatMessage({ id: "moderation.search.hint" })}
            />
          ) : (
            <>
              <h2 className="mod-part">
                <FormattedMessage
                  id={text === "" ? "moderation.blocks.count" : "moderation.search.count"}
                  values={{ count }}
                />
              </h2>
              <CardList busy={isRenewing}>
                {targets.map((target) => (
                  <TargetRow
                    key={target.key}
                    target={target}
                    onBlock={() => setBlocking(target)}
                    onChanged={fresh.ask}
                  />
                ))}
              </CardList>
            </>
          )
        }
      </Known>
      {blocking !== null && (
        <BlockDialog
          target={blocking}
          onClose={close}
          onDone={() => {
            close()
            fresh.ask()
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
        <SearchField
          label={intl.formatMessage({ id: "moderation.search" })}
          hint={intl.formatMessage({ id: "moderation.search.hint" })}
          maxLength={textLimits.searchTerm.max}
          value={typed}
          onChange={setTyped}
          clearLabel={intl.formatMessage({ id: "core.clearSearch" })}
        />
        <Button submit>
          <FormattedMessage id="moderation.search.submit" />
        </Button>
      </form>
      <Found key={text} text={text} />
    </div>
  )
}
