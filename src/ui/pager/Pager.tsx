import { IconButton } from "../button/IconButton.tsx"
import { chevronRight } from "../icon/icons.ts"
import { chevronFirst, chevronLast, chevronLeft } from "../icon/listIcons.ts"
import { SegmentedControl } from "../segmentedControl/SegmentedControl.tsx"
import { Select } from "../select/Select.tsx"
import * as css from "./pager.css.ts"

export interface PagerProps {
  /** The current page, starting at 0. */
  readonly pageIndex: number
  readonly pageSize: number
  readonly pageSizes: readonly number[]
  /** The number of records on all pages. */
  readonly total: number
  readonly onPageChange: (pageIndex: number) => void
  readonly onPageSizeChange: (pageSize: number) => void
  readonly labels: {
    readonly perPage: string
    readonly first: string
    readonly previous: string
    readonly next: string
    readonly last: string
    /** Range of the records shown, such as "1–10 de 60". */
    readonly range: string
  }
}

/** More page sizes than these stand in a select. */
const maxSegments = 5

/** Shows which records of a list are visible, with buttons for pages and page sizes. */
export const Pager = (props: PagerProps) => {
  const { pageIndex, pageSize, pageSizes, total, onPageChange, onPageSizeChange, labels } = props
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
        {pageSizes.length > maxSegments ? (
          <Select
            label={labels.perPage}
            hideLabel
            size="small"
            options={pageSizes.map((size) => ({ id: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => onPageSizeChange(Number(size))}
          />
        ) : (
          <SegmentedControl
            label={labels.perPage}
            size="small"
            options={pageSizes.map((size) => ({ id: size, label: String(size) }))}
            value={pageSize}
            onChange={onPageSizeChange}
          />
        )}
      </span>
      <output>{labels.range}</output>
      <span className={css.steps}>
        {steps.map(({ to, ...step }) => (
          <IconButton key={step.label} {...step} size="small" onPress={() => onPageChange(to)} />
        ))}
      </span>
    </div>
  )
}
