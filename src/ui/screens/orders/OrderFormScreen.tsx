/** Creating an order, at mobile resolution: the form, then its files on their way, then the own list. Spec §2; D11, D12. */
import { useCallback, useState, type ReactElement } from "react"
import { useLocation } from "wouter"
import type { PickedFile } from "../../../domain/files.ts"
import { account as accountProjection, ownAccount } from "../../../projections/account.ts"
import { useReadModel } from "../../app/read-models.ts"
import { RouteWait } from "../../app/RouteWait.tsx"
import { paths } from "../../routes/paths.ts"
import { refusalOf } from "./order-files.ts"
import { OrderSending } from "./OrderSending.tsx"
import { isPhoneWindow, tellOrderSent } from "./phone-window.ts"
import { useLeaveWarning } from "./use-leave-warning.ts"
import { WrittenOrder } from "./WrittenOrder.tsx"

export const OrderFormScreen = (): ReactElement => {
  const account = useReadModel(accountProjection, ownAccount, undefined)
  const [, navigate] = useLocation()
  const [files, setFiles] = useState<readonly PickedFile[]>([])
  const [sent, setSent] = useState<{ readonly orderKey: string; readonly files: readonly PickedFile[] } | null>(null)
  // What is typed is kept as a draft; files are not, so only they can be lost.
  useLeaveWarning(files.length > 0)

  const finish = useCallback(() => {
    navigate(paths.ownOrders({ tab: "moderation", page: 1 }), { replace: true })
    // After this page has left, or its warning would hold the window open.
    if (isPhoneWindow()) setTimeout(() => window.close())
  }, [navigate])

  if (account === null) return <RouteWait />
  if (sent !== null) return <OrderSending {...sent} onDone={finish} />
  return (
    <WrittenOrder
      form={`${account.key}/${account.activeProfileKey}/order`}
      files={files}
      onFiles={setFiles}
      onSent={(orderKey) => {
        tellOrderSent()
        setSent({ orderKey, files: files.filter((file) => refusalOf(file) === null) })
      }}
    />
  )
}
