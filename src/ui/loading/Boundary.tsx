/** Keeps a page that broke from taking the whole app with it, and tries again what only did not load. E190. */
import { Component, type ComponentType, type ReactNode } from "react"
import { forgetFailedLoads, NotLoaded, reloadOnce } from "../../platform/loads.ts"

export interface TroubleProps {
  /** For the person's own try. */
  readonly onRetry: () => void
  /** Its code or texts did not come; else it could not be drawn. */
  readonly isNotLoaded?: boolean
  /** How often it was tried again. */
  readonly attempt?: number
  /** For the try that the app makes by itself when the server answers. */
  readonly onBack?: () => void
}

interface BoundaryProps {
  /** Another value, such as another address, is another try. */
  readonly of: string
  readonly trouble: ComponentType<TroubleProps>
  /** Nothing else is on the page that a reload could lose. */
  readonly isAlone?: boolean
  readonly children: ReactNode
}

interface BoundaryState {
  readonly of: string
  readonly trouble: "none" | "notLoaded" | "broken"
  readonly retries: number
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, trouble: "none", retries: 0 }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { trouble: error instanceof NotLoaded ? "notLoaded" : "broken" }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    if (of === state.of) return null
    if (state.trouble === "notLoaded") forgetFailedLoads()
    return { of, trouble: "none", retries: 0 }
  }

  readonly again = (): void => {
    forgetFailedLoads()
    this.setState(({ retries }) => ({ trouble: "none", retries: retries + 1 }))
  }

  /** Drawing again helps after a lost request; code that did not load may need a fresh page. */
  readonly retry = (): void => {
    if (this.state.retries > 0) window.location.reload()
    else this.again()
  }

  readonly back = (): void => {
    // The server answers, and the second try found nothing either.
    if (this.state.retries > 0 && this.props.isAlone === true) reloadOnce(window, Date.now())
    this.again()
  }

  override render(): ReactNode {
    const { trouble: Trouble, children } = this.props
    const { trouble, retries } = this.state
    if (trouble === "none") return children
    return <Trouble onRetry={this.retry} isNotLoaded={trouble === "notLoaded"} attempt={retries} onBack={this.back} />
  }
}
