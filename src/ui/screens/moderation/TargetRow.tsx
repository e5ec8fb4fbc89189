/** An account, profile or listing that can be blocked, or whose block can be taken back. */
import type { ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import type { ModerationTarget } from "../../../domain/moderation-tasks.ts"
import { useDispatch, useFailure, usePending } from "../../app/read-models.ts"
import { failureText } from "../../i18n/failures.ts"
import { Badge } from "../../parts/Badge.tsx"
import { Button } from "../../parts/Button.tsx"
import { Card } from "../../parts/Card.tsx"
import { Note } from "../../parts/Note.tsx"

interface TargetRowProps {
  readonly target: ModerationTarget
  readonly onBlock: () => void
  /** Called when the target is what it was before, and so is what went along with it. */
  readonly onChanged: () => void
}

export const TargetRow = ({ target, onBlock, onChanged }: TargetRowProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const { type, key, name, ownerName, isBlocked, hasOwnBlock, reason } = target
  const blockable = { type, key }
  const busy = usePending({ type: "UnblockTarget", target: blockable })
  const failure = useFailure({ type: "UnblockTarget", target: blockable })
  const unblock = async (): Promise<void> => {
    const { tag } = await dispatch({ type: "UnblockTarget", target: blockable })
    if (tag === "Done") onChanged()
  }
  return (
    <Card as="li" className="mod-row">
      <div className="l-row" data-between>
        <div>
          <p className="mod-name">{name}</p>
          <p className="u-facts">
            <span>{intl.formatMessage({ id: `moderation.type.${type}` })}</span>
            {type !== "accounts" && <span>{ownerName}</span>}
            {isBlocked && (
              <Badge tone="red">
                <FormattedMessage id={hasOwnBlock ? "moderation.isBlocked" : "moderation.isBlockedAlong"} />
              </Badge>
            )}
            {reason !== null && <span>{intl.formatMessage({ id: `moderation.reason.${reason}` })}</span>}
          </p>
        </div>
        {isBlocked ? (
          hasOwnBlock && (
            <Button
              size="small"
              busy={busy}
              aria-label={intl.formatMessage({ id: "moderation.unblock.of" }, { name })}
              onClick={() => void unblock()}
            >
              <FormattedMessage id="moderation.unblock" />
            </Button>
          )
        ) : (
          <Button
            size="small"
            kind="danger"
            aria-label={intl.formatMessage({ id: "moderation.block.of" }, { name })}
            onClick={onBlock}
          >
            <FormattedMessage id="moderation.block" />
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <div role="alert">
          <Note tone="red">{failureText(intl, failure)}</Note>
        </div>
      )}
    </Card>
  )
}
