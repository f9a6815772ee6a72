import { createContext, use } from "react"

export const ActionsSlotContext = createContext<HTMLElement | null>(null)

/** The element in the page head that holds the screen's main action. */
export const useActionsSlot = (): HTMLElement | null => use(ActionsSlotContext)
