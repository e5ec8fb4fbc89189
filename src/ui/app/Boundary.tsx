/** Keeps a page that broke from taking the whole app with it. ARCHITECTURE ui. */
import { Component, type ComponentType, type ReactNode } from "react"

interface BoundaryProps {
  /** Another value, such as another address, is another try. */
  readonly of: string
  readonly trouble: ComponentType<{ readonly onRetry: () => void }>
  readonly children: ReactNode
}

interface BoundaryState {
  readonly of: string
  readonly isBroken: boolean
  readonly retries: number
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, isBroken: false, retries: 0 }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, isBroken: false, retries: 0 }
  }

  /** Drawing again helps after a lost request; code that did not load needs a fresh page. */
  readonly retry = (): void => {
    if (this.state.retries > 0) window.location.reload()
    else this.setState({ isBroken: false, retries: 1 })
  }

  override render(): ReactNode {
    const { trouble: Trouble, children } = this.props
    return this.state.isBroken ? <Trouble onRetry={this.retry} /> : children
  }
}
