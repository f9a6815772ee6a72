import { useCallback } from "react"
import { usePanel } from "./PanelContext.ts"

/** Calls something of the host's. What it throws is reported, and whoever calls goes on without an answer. */
export const callHost = <R>(act: () => R, report: (error: unknown) => void): R | undefined => {
  try {
    return act()
  } catch (error) {
    report(error)
    return undefined
  }
}

/** A host's callback where an exception would take the panel away, in effects and while it is drawn. */
export const useHostCallback = <A extends ReadonlyArray<unknown>, R>(
  callback: ((...args: A) => R) | undefined,
): ((...args: A) => R | undefined) => {
  const { report } = usePanel()
  return useCallback((...args: A) => callHost(() => callback?.(...args), report), [callback, report])
}
