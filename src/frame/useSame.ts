import { useMemo } from "react"

/** The same object from one render to the next while none of its values changed; it always has the same keys. */
export const useSame = <A extends object>(next: A): A =>
  // oxlint-disable-next-line react/exhaustive-deps -- what it depends on are its values
  useMemo(() => next, Object.values(next))
