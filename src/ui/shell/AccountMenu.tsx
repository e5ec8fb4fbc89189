/** The account's menu in the top bar: which profile acts, another one, help, and the way out. Spec §1. */
import type { ReactElement } from "react"
import { useIntl } from "react-intl"
import { useLocation, useSearch } from "wouter"
import { reportPath } from "../../domain/support.ts"
import { Avatar } from "../parts/Avatar.tsx"
import { Icon } from "../parts/Icon.tsx"
import { Menu } from "../parts/Menu.tsx"
import { paths, withModal } from "../app/paths.ts"
import { favoritesPath } from "../app/nav-links.ts"
import { useActiveProfile } from "../app/use-active-profile.ts"
import { useSignOut } from "../app/use-sign-out.ts"

export const AccountMenu = (): ReactElement => {
  const intl = useIntl()
  const profile = useActiveProfile()
  const signOut = useSignOut()
  const [path] = useLocation()
  const search = useSearch()
  // The way out is open to somebody whose account can't be loaded, too.
  const label =
    profile === null
      ? intl.formatMessage({ id: "core.nav.profile" })
      : intl.formatMessage({ id: "core.nav.account" }, { name: profile.name })
  return (
    <Menu
      label={label}
      trigger={
        <button type="button" className="shell-account">
          <span className="p-hidden">{label}</span>
          <Avatar
            name={profile?.name ?? ""}
            photo={profile?.photo ?? null}
            size={32}
            tone={profile?.side ?? "customer"}
          />
          <span className="shell-account-name" aria-hidden>
            {profile?.name}
          </span>
          <Icon name="chevron-down" size={16} />
        </button>
      }
      items={[
        {
          label: intl.formatMessage({ id: "core.nav.profile" }),
          icon: "user",
          href: paths.ownProfile({ type: profile?.side === "executant" ? "Executant" : "Customer" }),
        },
        {
          label: intl.formatMessage({ id: "core.nav.switchProfile" }),
          icon: "switch",
          href: withModal({ path, search }, "switch-profile"),
        },
        { label: intl.formatMessage({ id: "core.nav.favorites" }), icon: "heart", href: favoritesPath },
        { label: intl.formatMessage({ id: "core.nav.settings" }), icon: "settings", href: paths.settings },
        {
          label: intl.formatMessage({ id: "core.quickSearch" }),
          icon: "search",
          href: withModal({ path, search }, "palette"),
        },
        { label: intl.formatMessage({ id: "core.nav.support" }), icon: "mail", href: paths.support },
        { label: intl.formatMessage({ id: "core.problem" }), icon: "flag", href: reportPath },
        { label: intl.formatMessage({ id: "core.nav.signOut" }), icon: "sign-out", onClick: signOut },
      ]}
    />
  )
}
