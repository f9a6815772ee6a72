import type { ReactNode } from "react"
import * as css from "./board.css.ts"

interface Props {
  readonly column: string
  readonly name: string
  /** Number of cards, including those not drawn. */
  readonly count: number
  /** Its name and count, for who hears it. */
  readonly label: string
  /** Text shown if the lane has no cards. */
  readonly nothing: string
  /** Its cards; none where nothing is drawn. */
  readonly children: ReadonlyArray<ReactNode>
  readonly end?: ReactNode
}

/** One column of a board of cards. */
export const Lane = ({ column, name, count, label, nothing, children, end }: Props) => (
  <section className={css.lane} aria-label={label} data-column={column}>
    <div className={css.laneHead}>
      <h2 className={css.laneTitle}>{name}</h2>
      <span className={css.count} aria-hidden="true">
        {count}
      </span>
    </div>
    {children.length === 0 ? (
      <p className={css.nothing}>{nothing}</p>
    ) : (
      <ul className={css.cards}>{children}</ul>
    )}
    {end === undefined ? null : <p className={css.nothing}>{end}</p>}
  </section>
)
