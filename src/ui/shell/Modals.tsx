/** The modal that the address names, over its page; Back closes it. Spec §2 Modals. */
import { Suspense, useEffect, useState, type ReactElement } from "react"
import { useLocation, useSearch } from "wouter"
import { leaveModal, watchModals } from "../app/modal-history.ts"
import { openModal, withoutModal } from "../app/paths.ts"
import { Boundary } from "../loading/Boundary.tsx"
import { loadable, usePreloaded } from "../loading/loadable.ts"
import { Opening } from "../loading/Opening.tsx"
import { OverTrouble } from "../loading/OverTrouble.tsx"
import { useReach } from "../parts/reach.ts"

/** Loaded with the first modal: the first page shows none (D0c). */
const OpenModal = loadable(async () => (await import("./OpenModal.tsx")).OpenModal)

export const Modals = (): ReactElement | null => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const reaches = useReach()
  const modal = openModal(search)
  const isOff = modal !== null && !reaches(`/?${search}`)
  const address = `${path}?${search}`
  // The browser steps back in its own time: until then the modal is gone already.
  const [left, setLeft] = useState<string | null>(null)
  if (left !== null && left !== address) setLeft(null)
  const leave = (then: string | null): void => {
    setLeft(address)
    leaveModal(window, then)
  }

  useEffect(() => watchModals(window), [])
  usePreloaded(OpenModal)
  useEffect(() => {
    if (!isOff) return
    // Not that of this render: the page's guard may have led away meanwhile, and is not overruled.
    const { pathname, search: now } = window.location
    navigate(withoutModal({ path: pathname, search: now }), { replace: true })
  }, [isOff, navigate])

  if (modal === null || isOff || left === address) return null
  return (
    <Boundary of={address} trouble={OverTrouble} onDismiss={() => leaveModal(window)}>
      <Suspense fallback={<Opening />}>
        <OpenModal name={modal.name} arg={modal.arg} onClose={() => leave(null)} onGoOn={leave} />
      </Suspense>
    </Boundary>
  )
}
