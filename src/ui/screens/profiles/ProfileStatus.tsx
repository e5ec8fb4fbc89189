/** Says in a word how an executant profile stands with moderation. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Executant } from "../../../domain/profiles.ts"
import { Badge, type BadgeTone } from "../../parts/Badge.tsx"
import type { IconName } from "../../parts/icon-paths.ts"

const looks: Readonly<Record<Executant["status"], { readonly tone: BadgeTone; readonly icon: IconName }>> = {
  Draft: { tone: "red", icon: "warning" },
  OnModeration: { tone: "yellow", icon: "clock" },
  Published: { tone: "green", icon: "check" },
  Unknown: { tone: "neutral", icon: "info" },
}

export const ProfileStatus = ({ executant: { status } }: { readonly executant: Executant }): ReactElement => (
  <Badge {...looks[status]}>
    <FormattedMessage id={`profiles.status.${status}`} />
  </Badge>
)
