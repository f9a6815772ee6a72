import { useState } from "react"
import type { UserTab } from "./tabs.ts"
import type { UserEditorPanelProps } from "./UserEditorPanel.tsx"

/** The open tab. It changes at once; a host that keeps it hears of it, and may change it too. */
export const useUserTab = ({
  tab = "basic",
  onTabChange,
}: Pick<UserEditorPanelProps, "tab" | "onTabChange">) => {
  const [open, setOpen] = useState(tab)
  const [told, setTold] = useState(tab)
  if (tab !== told) {
    setTold(tab)
    setOpen(tab)
  }
  const change = (next: UserTab) => {
    setOpen(next)
    if (next !== open) onTabChange?.(next)
  }
  return [open, change] as const
}
