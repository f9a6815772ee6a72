import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react"

/** Rows from one index to another, which is not among them. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** Rows that can be seen, and others around them: the least that is to be there, what is made anew, and the most. */
export interface Surroundings {
  readonly visible: RowRange
  readonly least: RowRange
  readonly usual: RowRange
  readonly most: RowRange
}

const isWithin = (inner: RowRange, outer: RowRange) => inner.from >= outer.from && inner.to <= outer.to

/** Rows to render: the present ones as long as they reach far enough, and not too far, so that few frames of a scroll render. */
export const rowsToRender = (present: RowRange, { least, usual, most }: Surroundings): RowRange =>
  isWithin(least, present) && isWithin(present, most) ? present : usual

/**
 * The rows of a long list that are rendered. Others are made in between the frames of a scroll, as long as all that can be
 * seen is there.
 */
export const useRenderedRows = (
  atFirst: RowRange,
): readonly [RowRange, (surroundings: Surroundings) => void] => {
  const [rendered, setRendered] = useState(atFirst)
  const requested = useRef(atFirst)
  const shown = useRef(atFirst)
  useLayoutEffect(() => {
    shown.current = rendered
  }, [rendered])
  const see = useCallback((surroundings: Surroundings) => {
    const wanted = rowsToRender(requested.current, surroundings)
    const isInView = isWithin(surroundings.visible, shown.current)
    if (wanted === (isInView ? requested.current : shown.current)) return
    requested.current = wanted
    if (isInView) startTransition(() => setRendered(wanted))
    else setRendered(wanted)
  }, [])
  return [rendered, see]
}
