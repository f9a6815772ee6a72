import { createContext } from "react"

/** Fetches the files of a page behind login before it opens. */
export const PreloadContext = createContext<(pathname: string) => void>(() => {})
