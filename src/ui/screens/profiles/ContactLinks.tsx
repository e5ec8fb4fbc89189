/** Ways to call and to write to the person behind a profile, for those who may know them. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Contacts } from "../../../domain/profiles.ts"

export const ContactLinks = ({ contacts: { phone, email } }: { readonly contacts: Contacts }): ReactElement => (
  <ul className="profile-contacts">
    {phone !== null && (
      <li>
        <a href={`tel:${phone.replaceAll(/[^+\d]/gu, "")}`}>{phone}</a>
      </li>
    )}
    {email !== null && (
      <li>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </li>
    )}
    {phone === null && email === null && (
      <li className="u-muted">
        <FormattedMessage id="profiles.contacts.none" />
      </li>
    )}
  </ul>
)
