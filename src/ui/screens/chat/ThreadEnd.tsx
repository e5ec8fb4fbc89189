/** Below the last message that is shown, while newer ones are not: a button for those. E371. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { Button } from "../../parts/Button.tsx"
import type { Newer } from "./use-passage.ts"

export const ThreadEnd = ({ newer }: { readonly newer: Newer }): ReactElement => (
  <div className="chat-older">
    {newer.hasFailed && (
      <p className="chat-error" role="alert">
        <FormattedMessage id="chat.newerFailed" />
      </p>
    )}
    <Button kind="quiet" size="small" busy={newer.isLoading} onClick={newer.load}>
      <FormattedMessage id={newer.isLoading ? "chat.loadingNewer" : "chat.loadNewer"} />
    </Button>
  </div>
)
