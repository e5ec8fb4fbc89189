/** Names somebody who has left in the reader's language, in place of the server's words. */
import type { IntlShape } from "react-intl"
import { deletedName } from "../../domain/deleted-name.ts"
import type { MessageId } from "./messages.ts"

/** Each scope has the words for itself: no page loads another's for them. */
type LeftText = Extract<MessageId, `${string}.deletedUser`>

export const shownName = (intl: IntlShape, left: LeftText, name: string): string =>
  name === deletedName ? intl.formatMessage({ id: left }) : name

/** The person under the name that is shown. */
export const shownPerson = <Person extends { readonly name: string }>(
  intl: IntlShape,
  left: LeftText,
  person: Person,
): Person => (person.name === deletedName ? { ...person, name: shownName(intl, left, person.name) } : person)
