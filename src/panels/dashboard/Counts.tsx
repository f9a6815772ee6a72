import type { ReactNode } from "react"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { bar, counts, detail } from "./counts.css.ts"
import type { DashboardLinks, DashboardTarget } from "./dashboardLinks.ts"
import { FigureLink } from "./FigureLink.tsx"
import { useFormats } from "./useFormats.ts"

/** Meaning of a bar, in addition to its length. */
type Tone = "plain" | "neutral" | "info" | "warning" | "danger"

/** One row: a count and its share of the total. */
export interface Count {
  readonly id: string
  readonly label: string
  /** Undefined while loading. */
  readonly count: number | undefined
  readonly tone: Tone
  /** Its breakdown, shown below it. */
  readonly detail?: ReactNode
  readonly to: DashboardTarget
}

interface Props {
  readonly rows: ReadonlyArray<Count>
  readonly links: DashboardLinks
}

const sumOf = (rows: ReadonlyArray<Count>) => rows.reduce((sum, { count = 0 }) => sum + count, 0)

/** Counts as rows, with bars to compare them. */
export const Counts = ({ rows, links }: Props) => {
  const { number, share } = useFormats()
  const all = Math.max(1, sumOf(rows))
  const maxCount = Math.max(1, ...rows.map(({ count = 0 }) => count))
  return (
    <ul className={counts}>
      {rows.map(({ id, label, count, tone, detail: more, to }) => (
        <li key={id}>
          <FigureLink to={to} links={links}>
            {label}
          </FigureLink>
          <i aria-hidden="true">
            {count ? (
              <i className={bar({ tone })} style={{ inlineSize: `${(100 * count) / maxCount}%` }} />
            ) : null}
          </i>
          {count === undefined ? <Skeleton width={24} /> : <strong>{number(count)}</strong>}
          {count === undefined ? <Skeleton width={24} /> : <span>{share(count / all)}</span>}
          <small className={detail}>{more}</small>
        </li>
      ))}
    </ul>
  )
}
