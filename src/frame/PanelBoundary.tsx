import { Component, type ReactNode } from "react"

interface Props {
  /** Shown in the place of what broke. */
  readonly broken: (reopen: () => void) => ReactNode
  readonly report: (error: unknown) => void
  readonly children: ReactNode
}

/** Keeps a defect inside the panel it happened in. */
export class PanelBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return this.props.broken(() => this.setState({ broken: false }))
  }
}
