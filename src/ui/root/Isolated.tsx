import { createContext, type ReactNode, useContext } from "react"
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider"
import { isolated } from "../theme/isolated.ts"

/** Finds the place of a panel root's layer where what panels open looks the same on every page. */
export const IsolatedLayer = createContext<() => HTMLElement | null>(() => null)

/** A panel, and what it opens: the page's rules about elements do not reach in (docs/decisions/0057). */
export const Isolated = ({ children }: { readonly children: ReactNode }) => (
  <UNSAFE_PortalProvider getContainer={useContext(IsolatedLayer)}>
    <div className={isolated}>{children}</div>
  </UNSAFE_PortalProvider>
)
