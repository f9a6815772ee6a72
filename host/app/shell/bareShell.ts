import { createContext, use, useEffect } from "react"

export const BareShellContext = createContext<(isBare: boolean) => void>(() => {})

/** Leaves out header, menu and footer while a screen is read from afar, such as a kitchen's, until it unmounts. */
export const useBareShell = (isBare: boolean): void => {
  const setBare = use(BareShellContext)
  useEffect(() => {
    setBare(isBare)
    return () => setBare(false)
  }, [setBare, isBare])
}
