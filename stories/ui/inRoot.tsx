import type { ReactNode } from "react"
import { PanelRoot, type PanelRootProps } from "../../src/ui/root/PanelRoot.tsx"

/** Renders a story in a panel root with padding. */
export const inRoot = (children: ReactNode, root: Omit<PanelRootProps, "children"> = {}) => (
  <PanelRoot {...root}>
    <div style={{ padding: 24, display: "grid", gap: 16, justifyItems: "start" }}>{children}</div>
  </PanelRoot>
)

/** A flex row that wraps. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center" }}>{children}</div>
)
