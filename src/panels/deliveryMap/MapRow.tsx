import type { ReactNode } from "react"
import { Icon, type IconShape } from "../../ui/icon/Icon.tsx"
import type { RowPlace } from "../../ui/optionList/OptionList.tsx"
import * as css from "./MapRow.css.ts"

/** Height of a row in pixels. */
export const rowHeight = 52

interface Props {
  readonly place: RowPlace
  readonly icon: IconShape
  readonly name: string
  readonly isUnknown?: boolean
  readonly state: ReactNode
  /** How old the position is, or that there is none. */
  readonly heard: string
}

/** One row of a list beside the map. */
export const MapRow = ({ place, icon, name, isUnknown, state, heard }: Props) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list hears the keys
  <div
    id={place.id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a list that is no select
    role="option"
    aria-selected={place.isSelected}
    aria-setsize={place.count}
    aria-posinset={place.row + 1}
    tabIndex={-1}
    className={css.row}
    data-active={place.isActive || undefined}
    style={{ insetBlockStart: place.top }}
    onClick={place.onPress}
  >
    <span className={css.picture}>
      <Icon shape={icon} />
    </span>
    <span className={css.name} data-unknown={isUnknown || undefined}>
      {name}
    </span>
    <span className={css.state}>{state}</span>
    <span className={css.heard}>{heard}</span>
  </div>
)
