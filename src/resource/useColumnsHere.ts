import { useEffect, useState } from "react"
import type { ColumnSpec } from "./ListSpec.ts"

/** True once the code of these columns' cells is here, or could not be fetched; true for good from then on. */
export const useColumnsHere = (columns: ReadonlyArray<ColumnSpec>): boolean => {
  const [isHere, setIsHere] = useState(() => columns.every(({ fetch }) => fetch === undefined))
  useEffect(() => {
    if (isHere) return undefined
    let isCurrent = true
    void Promise.allSettled(columns.map(({ fetch }) => fetch?.())).then(() => isCurrent && setIsHere(true))
    return () => {
      isCurrent = false
    }
  }, [columns, isHere])
  return isHere
}
