import { IconButton } from "../button/IconButton.tsx"
import { chevronFirst, chevronLast, chevronLeft, chevronRight } from "../icon/icons.ts"
import { Segments } from "../segmentedControl/SegmentedControl.tsx"
import * as css from "./pager.css.ts"

export interface PagerProps {
  /** The page one sees, from 0. */
  readonly pageIndex: number
  readonly pageSize: number
  readonly sizes: readonly number[]
  /** How many records there are in all. */
  readonly total: number
  readonly onPage: (pageIndex: number) => void
  readonly onSize: (pageSize: number) => void
  readonly labels: {
    readonly perPage: string
    readonly first: string
    readonly previous: string
    readonly next: string
    readonly last: string
    /** Which records are in sight, such as "1–10 de 60". */
    readonly range: string
  }
}

/** Where one is in a list, and the ways to the other pages. */
export const Pager = (props: PagerProps) => {
  const { pageIndex, pageSize, sizes, total, onPage, onSize, labels } = props
  const last = Math.max(0, Math.ceil(total / pageSize) - 1)
  const steps = [
    { icon: chevronFirst, label: labels.first, to: 0, isDisabled: pageIndex <= 0 },
    { icon: chevronLeft, label: labels.previous, to: pageIndex - 1, isDisabled: pageIndex <= 0 },
    { icon: chevronRight, label: labels.next, to: pageIndex + 1, isDisabled: pageIndex >= last },
    { icon: chevronLast, label: labels.last, to: last, isDisabled: pageIndex >= last },
  ]
  return (
    <div className={css.pager}>
      <span className={css.perPage}>
        <span className={css.heading} aria-hidden="true">
          {labels.perPage}
        </span>
        <Segments
          label={labels.perPage}
          size="small"
          options={sizes.map((size) => ({ id: size, label: String(size) }))}
          value={pageSize}
          onChange={onSize}
        />
      </span>
      <output>{labels.range}</output>
      <span className={css.steps}>
        {steps.map(({ to, ...step }) => (
          <IconButton key={step.label} {...step} size="small" onPress={() => onPage(to)} />
        ))}
      </span>
    </div>
  )
}
