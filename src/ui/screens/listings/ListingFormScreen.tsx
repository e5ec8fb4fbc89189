/** Creating a listing, at mobile resolution: the form, then its files on their way, then the own list. Spec §2; D11, D12. */
import { useCallback, useState, type ReactElement } from "react"
import { useLocation } from "wouter"
import type { PickedFile } from "../../../domain/files.ts"
import type { ListingId, ListingKind } from "../../../domain/listings.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { useReadModel } from "../../app/read-models.ts"
import { RouteWait } from "../../loading/RouteWait.tsx"
import { paths } from "../../app/paths.ts"
import { refusalOf } from "./listing-files.ts"
import { ListingSending } from "./ListingSending.tsx"
import { isPhoneWindow, tellListingSent } from "./phone-window.ts"
import { useLeaveWarning } from "./use-leave-warning.ts"
import { WrittenListing } from "./WrittenListing.tsx"

export const ListingFormScreen = ({ kind }: { readonly kind: ListingKind }): ReactElement => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const [, navigate] = useLocation()
  const [files, setFiles] = useState<readonly PickedFile[]>([])
  const [sent, setSent] = useState<{ readonly listing: ListingId; readonly files: readonly PickedFile[] } | null>(null)
  // What is typed is kept as a draft; files are not, so only they can be lost.
  useLeaveWarning(files.length > 0)

  const finish = useCallback(() => {
    navigate(paths.ownListings(kind, { tab: "moderation", page: 1 }), { replace: true })
    // After this page has left, or its warning would hold the window open.
    if (isPhoneWindow()) setTimeout(() => window.close())
  }, [navigate, kind])

  if (account === null) return <RouteWait />
  if (sent !== null) return <ListingSending {...sent} onDone={finish} />
  return (
    <WrittenListing
      author={kind === "Order" ? { kind } : { kind, executantKey: account.activeProfileKey }}
      form={`${account.key}/${account.activeProfileKey}/${kind.toLowerCase()}`}
      files={files}
      onFiles={setFiles}
      onSent={(key) => {
        tellListingSent()
        setSent({ listing: { kind, key }, files: files.filter((file) => refusalOf(file) === null) })
      }}
    />
  )
}
