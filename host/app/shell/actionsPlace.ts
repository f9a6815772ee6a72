import { createContext, use } from "react"

export const ActionsPlace = createContext<HTMLElement | null>(null)

/** The place in the page's head that takes a screen's main action. */
export const useActionsPlace = (): HTMLElement | null => use(ActionsPlace)
