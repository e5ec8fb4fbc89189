/** The short messages at the edge of the screen, and the one toast of all uploads. Spec §2. */
import { Suspense, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { shownToasts, toasts, toastsInView, type Toast as ToastModel } from "../../projections/toasts.ts"
import { Toast, ToastRegion } from "../parts/Toast.tsx"
import { ActingAsToast } from "./ActingAsToast.tsx"
import { ChatToast } from "./ChatToast.tsx"
import { FailureToast } from "./FailureToast.tsx"
import { FavoriteToast } from "./FavoriteToast.tsx"
import { ListingMovedToast } from "./ListingMovedToast.tsx"
import { Boundary } from "../loading/Boundary.tsx"
import { loadable } from "../loading/loadable.ts"
import { QuietTrouble } from "../loading/QuietTrouble.tsx"
import { useMobile } from "../app/media.ts"
import { NewBuildToast } from "./NewBuildToast.tsx"
import { useDispatch, useReadModel } from "../app/read-models.ts"
import { SlowActToast } from "./SlowActToast.tsx"
import { useToastEdge } from "./use-toast-edge.ts"
import { useToastKeys } from "./use-toast-keys.ts"
import { toastTimeMs, useToastTime } from "./use-toast-time.ts"
import { UploadToast } from "./UploadToast.tsx"

/** The list of them and its count say the same, should it not be had. */
const NotificationToast = loadable(async () => (await import("./NotificationToast.tsx")).NotificationToast)

interface OneToastProps {
  readonly toast: ToastModel
  /** The toast is in view; its time runs, too, while another one has the place. */
  readonly inView: boolean
}

const OneToast = ({ toast: { id, content }, inView }: OneToastProps): ReactElement | null => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const [held, setHeld] = useState(false)
  useToastTime(toastTimeMs(content), held && inView, () => void dispatch({ type: "ExpireToast", id }))
  const common = {
    onDismiss: () => void dispatch({ type: "DismissToast", id }),
    onHold: setHeld,
  }
  if (!inView) return null
  switch (content.kind) {
    case "chat":
      return <ChatToast content={content} {...common} />
    case "notification":
      return (
        <Boundary of={`${id}`} trouble={QuietTrouble}>
          <Suspense>
            <NotificationToast content={content} {...common} />
          </Suspense>
        </Boundary>
      )
    case "send-on-moderation":
      return (
        <Toast
          tone="success"
          title={
            <FormattedMessage
              id={content.of === "Executant" ? "core.toast.executant.moderation" : "core.toast.listing.moderation"}
            />
          }
          dismissLabel={intl.formatMessage({ id: "core.dismiss" })}
          {...common}
        />
      )
    case "favorite-removed":
      return <FavoriteToast content={content} {...common} />
    case "listing-moved":
      return <ListingMovedToast content={content} {...common} />
    case "acting-as":
      return <ActingAsToast content={content} {...common} />
    case "new-build":
      return <NewBuildToast {...common} />
    case "api-error":
      return <FailureToast content={content} {...common} />
  }
}

export const Toasts = (): ReactElement => {
  const intl = useIntl()
  const isPhone = useMobile()
  const shown = useReadModel(toasts, shownToasts, undefined)
  const inView = useReadModel(toasts, toastsInView, isPhone)
  const edge = useToastEdge(inView.length > 0)
  useToastKeys()
  return (
    <ToastRegion
      label={intl.formatMessage({ id: "core.toasts" })}
      hint={intl.formatMessage({ id: "core.toasts.key" })}
      edge={edge}
    >
      {(!isPhone || inView.length === 0) && (
        <>
          <SlowActToast />
          <UploadToast />
        </>
      )}
      {shown.map((toast) => (
        <OneToast key={toast.id} toast={toast} inView={inView.includes(toast)} />
      ))}
    </ToastRegion>
  )
}
