import type { ReactNode } from "react"
import { PanelRoot, type PanelRootProps } from "../../src/ui/root/PanelRoot.tsx"

/** Stands a story in a panel root, with the air of a section around it. */
export const inRoot = (children: ReactNode, root: Omit<PanelRootProps, "children"> = {}) => (
  <PanelRoot {...root}>
    <div style={{ padding: 24, display: "grid", gap: 16, justifyItems: "start" }}>{children}</div>
  </PanelRoot>
)

/** Things beside each other. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center" }}>{children}</div>
)
