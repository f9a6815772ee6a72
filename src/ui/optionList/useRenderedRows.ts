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

/**
 * The surroundings of a list's visible rows: most of them `ahead`, where it is scrolled to, the others `behind`. `rows` tells which
 * reach as far above and below what can be seen. Half of them is left before others are made.
 */
export const surroundingsOf = (
  isUp: boolean,
  ahead: number,
  behind: number,
  rows: (above: number, below: number) => RowRange,
): Surroundings => {
  const [above, below] = isUp ? [ahead, behind] : [behind, ahead]
  return {
    visible: rows(0, 0),
    least: rows(above / 2, below / 2),
    usual: rows(above, below),
    most: rows(ahead, ahead),
  }
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
