import { createContext, use } from "react"

export const ActionsSlotContext = createContext<HTMLElement | null>(null)

/** The place in the page's head that takes a screen's main action. */
export const useActionsSlot = (): HTMLElement | null => use(ActionsSlotContext)
