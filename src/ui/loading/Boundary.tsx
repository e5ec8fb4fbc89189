/** The error boundary: an error in one part does not unmount the app, and failed loads are retried. */
import { Component, type ComponentType, type ReactNode } from "react"
import { forgetFailedLoads, NotLoaded, reloadOnce } from "../../platform/loads.ts"

export interface TroubleProps {
  /** A retry by the person. */
  readonly onRetry: () => void
  /** Code or texts failed to load; otherwise rendering threw. */
  readonly isNotLoaded?: boolean
  /** The server answered, and what failed to load failed again: the build has changed, and the part is there no more. */
  readonly isGone?: boolean
  /** Retries so far. */
  readonly attempt?: number
  /** The automatic retry, once the server answers again. */
  readonly onBack?: () => void
  /** The person does without the part. */
  readonly onDismiss?: (() => void) | undefined
}

interface BoundaryProps {
  /** The reset key: another value, such as another address, clears the error. */
  readonly of: string
  readonly trouble: ComponentType<TroubleProps>
  /** Nothing beside it would be lost by a reload. */
  readonly isAlone?: boolean
  /** The part can be done without. */
  readonly onDismiss?: () => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly of: string
  readonly trouble: "none" | "notLoaded" | "broken"
  readonly retries: number
  /** The last retry was made because the server answered. */
  readonly isAnswered: boolean
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, trouble: "none", retries: 0, isAnswered: false }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { trouble: error instanceof NotLoaded ? "notLoaded" : "broken" }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    if (of === state.of) return null
    if (state.trouble === "notLoaded") forgetFailedLoads()
    return { of, trouble: "none", retries: 0, isAnswered: false }
  }

  readonly again = (isAnswered: boolean): void => {
    forgetFailedLoads()
    this.setState(({ retries }) => ({ trouble: "none", retries: retries + 1, isAnswered }))
  }

  /** Rendering again is enough after a lost request; a chunk that fails again may need a reload. */
  readonly retry = (): void => {
    if (this.state.retries > 0) window.location.reload()
    else this.again(false)
  }

  readonly back = (): void => {
    // The server answers and the retry failed too: the build has changed, or the browser caches the failed module.
    if (this.state.retries > 0 && this.props.isAlone === true) reloadOnce(window, Date.now())
    this.again(true)
  }

  override render(): ReactNode {
    const { trouble: Trouble, onDismiss, children } = this.props
    const { trouble, retries, isAnswered } = this.state
    if (trouble === "none") return children
    const isNotLoaded = trouble === "notLoaded"
    return (
      <Trouble
        onRetry={this.retry}
        isNotLoaded={isNotLoaded}
        isGone={isNotLoaded && isAnswered}
        attempt={retries}
        onBack={this.back}
        onDismiss={onDismiss}
      />
    )
  }
}
