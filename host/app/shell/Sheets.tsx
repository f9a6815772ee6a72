import { commandKey } from "balcao/ui"
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { OpenSheetContext, type Sheet } from "../sheets/openSheet.ts"

interface SheetProps {
  readonly onClose: () => void
}

const loadPalette = () => import("../palette/Palette.tsx")

/** The palette is preloaded, so that text typed right after the shortcut is not lost. */
const preloadDelayMs = 1500

const sheets: Readonly<Record<Sheet, ComponentType<SheetProps>>> = {
  palette: lazy(loadPalette),
  activity: lazy(() => import("../activity/ActivitySheet.tsx")),
  appearance: lazy(() => import("../appearance/AppearanceSheet.tsx")),
  signOut: lazy(() => import("../sheets/SignOutDialog.tsx")),
  quickPanel: lazy(() => import("../placeholders/QuickPanel.tsx")),
  demoSelector: lazy(() => import("../placeholders/DemoSelector.tsx")),
}

const opensPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (commandKey() === "⌘" ? metaKey : ctrlKey) && !altKey && !shiftKey

/** Renders the open sheet; Ctrl or, on a Mac, Cmd and K open the palette, unless a dialog is open. */
export const Sheets = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState<Sheet>()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return
      event.preventDefault()
      if (!document.querySelector("[role=dialog], [role=alertdialog], dialog[open]")) setOpen("palette")
    }
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => {}), preloadDelayMs)
    return () => clearTimeout(timer)
  }, [])
  const Shown = open && sheets[open]
  return (
    <OpenSheetContext value={setOpen}>
      {children}
      <Suspense fallback={null}>{Shown && <Shown key={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </OpenSheetContext>
  )
}
