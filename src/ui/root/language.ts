import { createContext } from "react"

/** The language of what is drawn, as BCP 47; undefined leaves it to the browser's. */
export const Language = createContext<string | undefined>(undefined)
