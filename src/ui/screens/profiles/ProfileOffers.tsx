/** An executant's offers, on the profile's page. Spec §9. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { ExecutantOffers } from "./ExecutantOffers.tsx"

export const ProfileOffers = ({ executantKey }: { readonly executantKey: string }): ReactElement => (
  <section className="profile-section" aria-labelledby="profile-offers">
    <h2 id="profile-offers">
      <FormattedMessage id="profiles.offers" />
    </h2>
    <ExecutantOffers executantKey={executantKey} />
  </section>
)
