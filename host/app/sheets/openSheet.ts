import { createContext, use } from "react"

/** The sheets that open over the page; each loads when it first opens. */
export type Sheet = "palette" | "activity" | "appearance" | "signOut" | "quickPanel" | "demoSelector"

export const OpenSheetContext = createContext<(sheet: Sheet) => void>(() => {})

/** Opens one of the sheets. */
export const useSheet = (): ((sheet: Sheet) => void) => use(OpenSheetContext)
