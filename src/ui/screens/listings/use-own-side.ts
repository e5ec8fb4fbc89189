/** Opening what belongs to another of the own profiles makes that one active, once: whoever switches by hand stays. D15. */
import { useEffect, useRef } from "react"
import { activeProfileKey, account, ownAccount } from "../../../projections/account.ts"
import { useDispatch, useReadModel } from "../../app/read-models.ts"

/** `customerKey` is the account's own when the listing is (D1). */
export const useOwnSide = (customerKey: string): void => {
  const dispatch = useDispatch()
  const accountKey = useReadModel(account, ownAccount, undefined)?.key
  const active = useReadModel(account, activeProfileKey, undefined)
  const checked = useRef(false)

  useEffect(() => {
    if (checked.current || active === null) return
    checked.current = true
    if (accountKey === customerKey && active !== customerKey) {
      void dispatch({ type: "SwitchProfile", profileKey: customerKey })
    }
  }, [dispatch, accountKey, active, customerKey])
}
