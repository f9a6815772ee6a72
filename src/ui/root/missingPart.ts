import { createContext } from "react"

/** Is told why something that opens at a press could not be fetched; it opens when it comes after all. */
export const MissingPart = createContext<(error: unknown) => void>((error) => reportError(error))
