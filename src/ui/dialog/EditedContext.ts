import { createContext } from "react"

/** Hears of a dialog in which something was typed; returns the way to say that it is closed. */
export const EditedContext = createContext<(() => () => void) | undefined>(undefined)
