import type { ReactNode } from "react"
import { Icon, type IconShape } from "../../ui/icon/Icon.tsx"
import type { RowPlace } from "../../ui/optionList/OptionList.tsx"
import { OptionRow } from "../../ui/optionList/OptionRow.tsx"
import * as css from "./MapRow.css.ts"

/** Height of a row in pixels. */
export const rowHeight = 52

interface Props {
  readonly place: RowPlace
  readonly icon: IconShape
  readonly name: string
  readonly isUnknown?: boolean
  readonly state: ReactNode
  /** Age of the position, or a note that there is none. */
  readonly lastSeenText: string
}

/** One row of a list beside the map. */
export const MapRow = ({ place, icon, name, isUnknown, state, lastSeenText }: Props) => (
  <OptionRow place={place} className={css.row}>
    <span className={css.picture}>
      <Icon shape={icon} />
    </span>
    <span className={css.name} data-unknown={isUnknown || undefined}>
      {name}
    </span>
    <span className={css.state}>{state}</span>
    <span className={css.lastSeen}>{lastSeenText}</span>
  </OptionRow>
)
