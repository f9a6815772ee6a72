import { useWords } from "../../frame/useWords.ts"
import { vehicleIcon } from "../../ui/icon/vehicleIcon.ts"
import { Status } from "../../ui/status/Status.tsx"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import type { Courier } from "./courier.ts"
import { nameOf, situationOf, stateOf, tones, vehicleIn } from "./courierFacts.ts"
import { deliveryMapWords } from "./words.ts"
import type { RowPlace } from "../../ui/optionList/OptionList.tsx"
import { MapRow } from "./MapRow.tsx"
import { useAgo } from "./useAgo.ts"

interface Props {
  readonly courier: Courier
  readonly place: RowPlace
  readonly now: number
}

/** A courier in the list, with the same facts as on their card. */
export const CourierRow = ({ courier, place, now }: Props) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const ago = useAgo()
  const { vehicle, marker, isOnline, at, heardAt } = courier
  const state = stateOf(say, courier)
  const unsaid = [say(isOnline ? "online" : "offline"), situationOf(say, courier)].filter(
    (word) => word !== state,
  )
  return (
    <MapRow
      place={place}
      icon={vehicleIcon(vehicle)}
      name={nameOf(say, courier)}
      isUnknown={courier.name === undefined}
      state={
        <>
          <Status tone={tones[marker]}>{state}</Status>
          <span className={visuallyHidden}>{unsaid.join(", ")}</span>
          <span aria-hidden="true">·</span>
          <span>{vehicleIn(say, courier)}</span>
        </>
      }
      lastSeenText={at === undefined ? say("noPlace") : heardAt === undefined ? "" : ago(heardAt, now)}
    />
  )
}
