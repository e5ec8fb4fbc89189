/** The modal that the address names, over its page; Back closes it. Spec §2 Modals; D17. */
import { Suspense, useEffect, type ReactElement } from "react"
import { useLocation, useSearch } from "wouter"
import { openModal, withoutModal } from "../app/paths.ts"
import { Boundary } from "../loading/Boundary.tsx"
import { loadable, preloadQuietly } from "../loading/loadable.ts"
import { useReach } from "../parts/reach.ts"
import { ModalTrouble } from "./ModalTrouble.tsx"
import { whenIdle } from "./when-idle.ts"

/** Loaded with the first modal: the first page shows none (D0c). */
const OpenModal = loadable(async () => (await import("./OpenModal.tsx")).OpenModal)

export const Modals = (): ReactElement | null => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const reaches = useReach()
  const modal = openModal(search)
  const isOff = modal !== null && !reaches(`/?${search}`)
  // Over the page that is there by then, which keeps what it has in the browser's history (E147).
  const close = (): void => {
    const { pathname, search: now } = window.location
    navigate(withoutModal({ path: pathname, search: now }), { replace: true, state: window.history.state })
  }

  useEffect(() => whenIdle(window, () => preloadQuietly(OpenModal)), [])
  useEffect(() => {
    if (isOff) navigate(withoutModal({ path, search }), { replace: true })
  }, [isOff, navigate, path, search])

  if (modal === null || isOff) return null
  return (
    <Boundary of={`${path}?${search}`} trouble={ModalTrouble}>
      <Suspense>
        <OpenModal name={modal.name} arg={modal.arg} onClose={close} />
      </Suspense>
    </Boundary>
  )
}
