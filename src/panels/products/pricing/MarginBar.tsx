import * as css from "./marginBar.css.ts"

interface Props {
  /** Hundredths of a percent. */
  readonly before: number | null
  readonly after: number | null
  readonly floor: number | null
}

const place = (hundredths: number) => `${Math.min(100, Math.max(0, hundredths / 100))}%`

/** A new margin as a bar, with today's as a line and the floor dashed. The numbers stand beside it. */
export const MarginBar = ({ before, after, floor }: Props) => {
  const isLow = after !== null && (after < 0 || (floor !== null && after < floor))
  return (
    <span className={css.bar} aria-hidden>
      {after !== null && (
        <i className={css.fill} style={{ inlineSize: place(after) }} data-low={isLow || undefined} />
      )}
      {floor !== null && <i className={css.floor} style={{ insetInlineStart: place(floor) }} />}
      {before !== null && <i className={css.now} style={{ insetInlineStart: place(before) }} />}
    </span>
  )
}
