import { useCallback } from "react"
import { usePanel } from "./PanelContext.ts"

/** Calls something of the host's. What it throws is reported, and whoever calls goes on. */
export const callHost = (act: () => void, report: (error: unknown) => void): void => {
  try {
    act()
  } catch (error) {
    report(error)
  }
}

/** A host's callback for effects, where an exception would take the panel away. */
export const useHostCallback = <A extends ReadonlyArray<unknown>>(
  callback: ((...args: A) => void) | undefined,
): ((...args: A) => void) => {
  const { report } = usePanel()
  return useCallback((...args: A) => callHost(() => callback?.(...args), report), [callback, report])
}
