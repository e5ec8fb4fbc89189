/**
 * The first page for whoever is signed in: what waits, then what the active profile came for. experience: Home, signed
 * in.
 */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Account } from "../../../domain/account.ts"
import { ownKinds, wantedKinds } from "../../../domain/listings.ts"
import { ownListOf } from "../../../domain/own-lists.ts"
import { account as accountProjection, activeSide } from "../../../projections/account.ts"
import { ownExecutants, profiles } from "../../../projections/profiles.ts"
import { useApp } from "../../app/context.tsx"
import { useCreatePath } from "../../app/nav-links.ts"
import { useReadModel } from "../../app/read-models.ts"
import { MoreTexts } from "../../i18n/Texts.tsx"
import { ButtonLink } from "../../parts/Button.tsx"
import { MobileAppNote } from "../app-update/MobileAppNote.tsx"
import { CameFor } from "./CameFor.tsx"
import { HomeSearch } from "./HomeSearch.tsx"
import { LastCall } from "./LastCall.tsx"
import { OwnNow } from "./OwnNow.tsx"
import { Shelf } from "./Shelf.tsx"
import { WaitingForYou } from "./WaitingForYou.tsx"

export const MemberHome = ({ account }: { readonly account: Account }): ReactElement => {
  const { environment } = useApp()
  const side = useReadModel(accountProjection, activeSide, undefined)
  const executants = useReadModel(profiles, ownExecutants, undefined)
  const active = executants?.find(({ key }) => key === account.activeProfileKey)
  const [own, wanted] = [ownKinds[side], wantedKinds[side]]
  return (
    <MoreTexts host={environment.i18nHost} scopes={["notifications", "listings", "own-listings", "reasons"]}>
      <div className="l-page home">
        <header className="home-member">
          <h1 tabIndex={-1}>
            <FormattedMessage id="home.hello" values={{ name: active?.name ?? account.name }} />
          </h1>
          <ButtonLink kind="primary" icon="plus" href={useCreatePath(own)}>
            <FormattedMessage id="home.create" values={{ kind: own }} />
          </ButtonLink>
        </header>
        <MobileAppNote />
        <CameFor account={account} />
        <WaitingForYou account={account} side={side} />
        <HomeSearch wish={side === "customer" ? "need" : "work"} />
        {side === "executant" && <Shelf kind={wanted} categoryKey={active?.categoryKey} />}
        <OwnNow list={ownListOf(account.activeProfileKey, side)} />
        {side === "customer" && <Shelf kind={wanted} />}
        <LastCall wish={side === "customer" ? "work" : "need"} to="members" />
      </div>
    </MoreTexts>
  )
}
