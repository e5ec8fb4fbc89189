/** Keeps a page that broke from taking the whole app with it. ARCHITECTURE ui. */
import { Component, type ReactNode } from "react"

interface BoundaryProps {
  /** Another value, such as another address, is another try. */
  readonly of: string
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly isBroken: boolean
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false }
  private retries = 0

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true }
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (before.of === this.props.of || !this.state.isBroken) return
    this.retries = 0
    this.setState({ isBroken: false })
  }

  /** Drawing again helps after a lost request; code that did not load needs a fresh page. */
  readonly retry = (): void => {
    this.retries += 1
    if (this.retries > 1) window.location.reload()
    else this.setState({ isBroken: false })
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.retry) : this.props.children
  }
}
