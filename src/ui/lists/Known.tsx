/**
 * Draws an answer in each of its states: waiting, failed, known, and known but old, which stays readable while it is
 * loaded again. The screen itself knows whether the answer is empty. experience: States. Whether it is empty its own
 * screen knows. experience: States.
 */
import type { ReactElement, ReactNode } from "react"
import { Waiting } from "../loading/Waiting.tsx"
import type { SkeletonShape } from "../parts/Skeleton.tsx"
import { FailureState } from "../failures/FailureState.tsx"
import { OldNote, type Renewal } from "../failures/OldNote.tsx"

interface KnownProps<Value> {
  /** Undefined while not known. */
  readonly of: Value | undefined
  readonly fresh: Renewal
  readonly shape: SkeletonShape
  readonly count?: number
  /** The thing that failed, where the page does not say so anyway. */
  readonly failed?: string
  /** `isRenewing`: for the list's `aria-busy`, which dims it. */
  readonly children: (value: Value, isRenewing: boolean) => ReactNode
}

export const Known = <Value,>({ of, fresh, shape, count, failed, children }: KnownProps<Value>): ReactElement => {
  const { busy, failure, ask } = fresh
  if (of !== undefined)
    return (
      <>
        <OldNote {...fresh} />
        {children(of, busy)}
      </>
    )
  if (failure === undefined) return <Waiting shape={shape} count={count} onAgain={ask} />
  return <FailureState failure={failure} onRetry={ask} busy={busy} {...(failed !== undefined && { title: failed })} />
}
