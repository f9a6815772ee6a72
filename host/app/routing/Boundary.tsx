import { Component, type ComponentType, type ReactNode } from "react"

interface Props {
  /** A change of this value renders the children again. */
  readonly visit: number
  /** Rendered instead of the children when they throw. */
  readonly broken: ComponentType<{ readonly error: unknown }>
  readonly children: ReactNode
}

interface State {
  readonly visit: number
  readonly caught?: { readonly error: unknown } | undefined
}

/** An error boundary that resets at each visit. */
export class Boundary extends Component<Props, State> {
  override state: State = { visit: this.props.visit }

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ caught: { error } })

  static getDerivedStateFromProps = ({ visit }: Props, before: State): State | null =>
    visit === before.visit ? null : { visit, caught: undefined }

  override render() {
    const { broken: Broken, children } = this.props
    const { caught } = this.state
    return caught ? <Broken error={caught.error} /> : children
  }
}
