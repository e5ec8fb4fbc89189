/** A skeleton of what is loading, and after 10 s words and a way out. experience: States. */
import { useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { Button } from "../parts/Button.tsx"
import { Note } from "../parts/Note.tsx"
import { Skeleton, type SkeletonProps } from "../parts/Skeleton.tsx"
import { useLongWait } from "./use-long-wait.ts"

interface WaitingProps extends Pick<SkeletonProps, "shape" | "count"> {
  /** The thing that is loading, where it is not plain. */
  readonly label?: string
  /** Asks once more, whatever is under way; code and texts that are loading come only with the page. */
  readonly onAgain?: (() => void) | undefined
}

const reload = (): void => window.location.reload()

export const Waiting = ({ label, onAgain, ...bones }: WaitingProps): ReactElement => {
  const intl = useIntl()
  const [tries, setTries] = useState(0)
  const isLong = useLongWait(true, tries)
  const again = (): void => {
    setTries(tries + 1)
    onAgain?.()
  }
  return (
    <>
      {isLong && (
        <output className="p-long-wait">
          <Note
            tone="blue"
            title={intl.formatMessage({ id: "core.long.title" })}
            action={
              <>
                {onAgain !== undefined && (
                  <Button size="small" icon="refresh" onClick={again}>
                    <FormattedMessage id="core.retry" />
                  </Button>
                )}
                <Button size="small" kind={onAgain === undefined ? "secondary" : "quiet"} onClick={reload}>
                  <FormattedMessage id="core.reload" />
                </Button>
              </>
            }
          >
            <FormattedMessage id="core.long.hint" />
          </Note>
        </output>
      )}
      <Skeleton {...bones} label={label ?? intl.formatMessage({ id: "core.loading" })} />
    </>
  )
}
