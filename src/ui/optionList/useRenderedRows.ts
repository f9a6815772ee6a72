import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react"

/** Rows from one index to another, which is not among them. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** Rows to render when these are asked for already, and the ones that can be seen. */
type Look = (asked: RowRange) => readonly [wanted: RowRange, visible: RowRange]

/**
 * The rows of a long list that are rendered. Others are made in between the frames of a scroll, as long as all that can be
 * seen is there.
 */
export const useRenderedRows = (atFirst: RowRange): readonly [RowRange, (look: Look) => void] => {
  const [rendered, setRendered] = useState(atFirst)
  const asked = useRef(atFirst)
  const shown = useRef(atFirst)
  useLayoutEffect(() => {
    shown.current = rendered
  }, [rendered])
  const see = useCallback((look: Look) => {
    const [wanted, visible] = look(asked.current)
    const isInView = shown.current.from <= visible.from && shown.current.to >= visible.to
    if (wanted === (isInView ? asked.current : shown.current)) return
    asked.current = wanted
    if (isInView) startTransition(() => setRendered(wanted))
    else setRendered(wanted)
  }, [])
  return [rendered, see]
}
