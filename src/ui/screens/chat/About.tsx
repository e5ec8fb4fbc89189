/** The listing that a message is about, by the name that was said then. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { ChatMessageContext } from "../../../domain/chat.ts"
import { Anchor } from "../../parts/Anchor.tsx"
import { paths } from "../../app/paths.ts"

export const About = ({ context: { type, key, name } }: { readonly context: ChatMessageContext }): ReactElement => (
  <FormattedMessage
    id="chat.about"
    values={{ name: <Anchor href={paths.publicListing({ kind: type, key })}>{name}</Anchor> }}
  />
)
