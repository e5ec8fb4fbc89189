/** Opening what belongs to another of the own profiles makes that one active, once: whoever switches by hand stays. */
import { useEffect, useRef } from "react"
import { activeProfileKey, account, ownAccount } from "../../../../projections/account.ts"
import { ownExecutants, profiles } from "../../../../projections/profiles.ts"
import { useDispatch, useReadModel } from "../../../app/read-models.ts"

/** `ownerKey`: the account's own key of an order (D1), that of one of its executants of an offer. */
export const useOwnSide = (ownerKey: string): void => {
  const dispatch = useDispatch()
  const accountKey = useReadModel(account, ownAccount, undefined)?.key
  const active = useReadModel(account, activeProfileKey, undefined)
  const executants = useReadModel(profiles, ownExecutants, undefined)
  const checked = useRef(false)
  const isOwn = accountKey === ownerKey || executants?.some(({ key }) => key === ownerKey)

  useEffect(() => {
    if (checked.current || active === null || isOwn === undefined) return
    checked.current = true
    if (isOwn && active !== ownerKey) void dispatch({ type: "SwitchProfile", profileKey: ownerKey })
  }, [dispatch, isOwn, active, ownerKey])
}
