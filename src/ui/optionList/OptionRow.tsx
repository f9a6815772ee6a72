import type { ReactNode } from "react"
import type { RowPlace } from "./OptionList.tsx"

interface Props {
  readonly place: RowPlace
  /** Made with `option` of `optionList.css.ts`. */
  readonly className: string
  readonly children: ReactNode
}

/** One row of an option list, at its place. */
export const OptionRow = ({ place, className, children }: Props) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list hears the keys
  <div
    id={place.id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a list that is no select
    role="option"
    aria-selected={place.isSelected}
    aria-setsize={place.count}
    aria-posinset={place.row + 1}
    tabIndex={-1}
    className={className}
    data-active={place.isActive || undefined}
    style={{ insetBlockStart: place.top, blockSize: place.height }}
    onClick={place.onPress}
  >
    {children}
  </div>
)
