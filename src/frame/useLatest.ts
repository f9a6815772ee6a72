import { useCallback, useEffect, useRef } from "react"

/** The same function from one render to the next, which does what the latest one does; for what happens, not for what is drawn. */
export const useLatest = <A extends ReadonlyArray<unknown>, R>(
  act: (...args: A) => R,
): ((...args: A) => R) => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
