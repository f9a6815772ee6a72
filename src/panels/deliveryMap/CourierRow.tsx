import { useWords } from "../../frame/useWords.ts"
import { Icon } from "../../ui/icon/Icon.tsx"
import { bike, car, motorbike, parcel } from "../../ui/icon/mapIcons.ts"
import { Status } from "../../ui/status/Status.tsx"
import { unseen } from "../../ui/theme/text.css.ts"
import type { Courier } from "./courier.ts"
import * as css from "./CourierList.css.ts"
import { nameOf, situationOf, stateOf, tones, vehicleIn } from "./courierFacts.ts"
import { deliveryMapWords } from "./deliveryMapWords.ts"
import { useAgo } from "./useAgo.ts"
import { rowHeight } from "./useListWindow.ts"

const icons = { motorcycle: motorbike, bicycle: bike, car, other: parcel }

interface Props {
  readonly id: string
  readonly courier: Courier
  readonly row: number
  readonly count: number
  readonly now: number
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly onPress: () => void
}

/** Somebody in the list: the same facts as on their card. */
export const CourierRow = ({ id, courier, row, count, now, isActive, isSelected, onPress }: Props) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const ago = useAgo()
  const { vehicle, marker, isOnline, at, heardAt } = courier
  const name = nameOf(say, courier)
  const heard = at === undefined ? say("noPlace") : heardAt === undefined ? "" : ago(heardAt, now)
  const state = stateOf(say, courier)
  const unsaid = [say(isOnline ? "online" : "offline"), situationOf(say, courier)].filter(
    (word) => word !== state,
  )
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list hears the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a list that is no select
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={row + 1}
      tabIndex={-1}
      className={css.row}
      data-active={isActive || undefined}
      style={{ insetBlockStart: row * rowHeight }}
      onClick={onPress}
    >
      <span className={css.vehicle}>
        <Icon shape={icons[vehicle]} />
      </span>
      <span className={css.name} data-unknown={courier.name === undefined || undefined}>
        {name}
      </span>
      <span className={css.state}>
        <Status tone={tones[marker]}>{state}</Status>
        <span className={unseen}>{unsaid.join(", ")}</span>
        <span aria-hidden="true">·</span>
        <span>{vehicleIn(say, courier)}</span>
      </span>
      <span className={css.heard}>{heard}</span>
    </div>
  )
}
