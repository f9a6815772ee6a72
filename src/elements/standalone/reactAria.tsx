import type { ReactNode } from "react"

/*
 * Subset of React Aria that the store toggle uses at the root of a panel. The parts for dialogs have stand-ins of their
 * own (docs/decisions/0009).
 */

export const UNSAFE_PortalProvider = ({ children }: { readonly children: ReactNode }) => children
