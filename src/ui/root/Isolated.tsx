import { createContext, type ReactNode, useContext } from "react"
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider"
import { isolated } from "../theme/isolated.ts"

/** Finds the place of a panel root's layer where what panels open looks the same on every page. */
export const IsolatedLayer = createContext<() => HTMLElement | null>(() => null)

interface Props {
  /** Default: that of the root. What opens over the panel keeps the root's. */
  readonly density?: "comfortable" | "compact" | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A panel, and what it opens: the page's rules about elements do not reach in (docs/decisions/0057). */
export const Isolated = ({ density, className = "", children }: Props) => (
  <UNSAFE_PortalProvider getContainer={useContext(IsolatedLayer)}>
    <div className={`${isolated} ${className}`.trim()} data-density={density}>
      {children}
    </div>
  </UNSAFE_PortalProvider>
)
