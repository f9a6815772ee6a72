import type { ReactNode } from "react"

/*
 * What the store toggle uses of React Aria at the root of a panel. What it uses for dialogs has stand-ins of its own
 * (docs/decisions/0009).
 */

export const UNSAFE_PortalProvider = ({ children }: { readonly children: ReactNode }) => children
