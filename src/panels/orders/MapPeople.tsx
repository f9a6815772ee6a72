import { codeOf } from "../../business/orders/moveDialog.ts"
import type { LocatedCompany } from "../../contract/companies/companies.ts"
import type { LivePerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { factsText } from "../../contract/isolateText.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import { useWords } from "../../frame/useWords.ts"
import { BareButton } from "../../ui/button/BareButton.tsx"
import { Icon } from "../../ui/icon/Icon.tsx"
import { store as storeIcon } from "../../ui/icon/mapIcons.ts"
import { vehicleIcon } from "../../ui/icon/vehicleIcon.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import type { BoardCard } from "./lanes.ts"
import { marker, place } from "./OrderMap.css.ts"
import { mark } from "./sheet/SheetMap.css.ts"
import type { Board } from "./useBoard.ts"
import { ordersWords } from "./words.ts"

/** A store on the map of orders. */
export const StoreMark = ({ id, store }: { readonly id: string; readonly store: LocatedCompany }) => {
  const say = useWords("orders", ordersWords)
  const name = store.name ?? say("store")
  return (
    <span className={place} data-marker={id} title={name}>
      <span className={mark} data-kind="store">
        <Icon shape={storeIcon} size={14} />
        <span className={visuallyHidden}>{name}</span>
      </span>
    </span>
  )
}

interface PersonProps {
  readonly id: string
  readonly person: LivePerson
  readonly cards: ReadonlyArray<BoardCard>
  readonly board: Board
}

/** A delivery person on the map of orders; a press opens the first order they have. */
export const PersonMark = ({ id, person, cards, board }: PersonProps) => {
  const say = useWords("orders", ordersWords)
  const carried = cards.filter(({ order }) => sameId(order.deliveryPerson?._id, person._id))
  const codes = carried.map(({ order }) => `#${codeOf(order)}`).join(", ")
  const name = person.person?.name ?? say("courier")
  const text = factsText([name, codes || say("courierFree")])
  const [first] = carried
  const sign = (
    <span className={mark} data-kind="courier" data-free={carried.length === 0 || undefined}>
      <Icon shape={vehicleIcon(person.typeOfVehicle)} size={14} />
      <span className={visuallyHidden}>{text}</span>
    </span>
  )
  return (
    <span className={place} data-marker={id} title={text}>
      {first ? (
        <BareButton className={marker} onPress={() => board.open(first.key)}>
          {sign}
        </BareButton>
      ) : (
        sign
      )}
    </span>
  )
}
