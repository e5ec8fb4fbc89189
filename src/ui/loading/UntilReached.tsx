/**
 * A plain field, in whose stead one comes that helps and whose code no page begins with: when it is reached, or when
 * the page has nothing to do.
 */
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from "react"
import { whenIdle } from "../../platform/when-idle.ts"
import { Boundary } from "./Boundary.tsx"
import { QuietTrouble } from "./QuietTrouble.tsx"

interface ComeProps {
  /** Called when the field has come; answers whether the plain field had the focus. */
  readonly onCome: () => boolean
  readonly children: ReactNode
}

/** Goes on in the field that has come as it would have in the one that was pressed; whoever has left that stays away. */
const Come = ({ onCome, children }: ComeProps): ReactElement => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!onCome()) return
    const field = box.current?.querySelector<HTMLElement>("input, button")
    field?.focus()
    if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length)
    if (field instanceof HTMLButtonElement) field.click()
  }, [onCome])
  return <div ref={box}>{children}</div>
}

interface UntilReachedProps {
  /** Names the part to the error boundary. */
  readonly of: string
  /** Comes, too, without being reached. */
  readonly comesWhenIdle?: true
  readonly plain: ReactNode
  /** The field that comes. */
  readonly children: ReactNode
}

export const UntilReached = ({ of, comesWhenIdle, plain, children }: UntilReachedProps): ReactElement => {
  const [stage, setStage] = useState<"plain" | "coming" | "there">("plain")
  const place = useRef<HTMLDivElement>(null)
  // The plain field stays, and is typed into, until the other one is there, or for good where that can't be loaded.
  const [come] = useState(() => () => {
    setStage("there")
    return place.current?.contains(document.activeElement) === true
  })
  const [reach] = useState(() => () => setStage((now) => (now === "plain" ? "coming" : now)))
  // The server's picture of it may have been reached before there was a script.
  useEffect(() => {
    if (place.current?.contains(document.activeElement) === true) reach()
  }, [reach])
  useEffect(() => (comesWhenIdle === true ? whenIdle(window, reach) : undefined), [comesWhenIdle, reach])
  return (
    <div>
      {stage !== "there" && (
        <div ref={place} onFocus={reach} aria-busy={stage === "coming"}>
          {plain}
        </div>
      )}
      {stage !== "plain" && (
        <Boundary of={of} trouble={QuietTrouble}>
          <Suspense>
            <Come onCome={come}>{children}</Come>
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}
