import { memo } from "react"
import type { ItemRow, MenuPlace, MenuRow } from "../../../contract/menu/menuData.ts"
import { priceIn } from "../../../contract/menu/price.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { rotateCcw } from "../../../ui/icon/icons.ts"
import { Switch } from "../../../ui/switch/Switch.tsx"
import { rowKey } from "../menuChange.ts"
import { useMenuEdit } from "../menuEdit.ts"
import type { RefusedChange } from "../menuState.ts"
import { PlaceInput } from "../PlaceInput.tsx"
import { Refused } from "../Refused.tsx"
import * as css from "./places.css.ts"
import { usePlaceWords } from "./words.ts"

interface Props {
  readonly item: ItemRow
  readonly menu: MenuRow
  readonly place: MenuPlace | undefined
  /** Moment whose prices are shown, in milliseconds since 1970. */
  readonly now: number
  readonly refused: RefusedChange | undefined
}

/** One item in one menu: its inherited price or its own, and whether it is shown. */
export const PlaceLine = memo(({ item, menu, place, now, refused }: Props) => {
  const say = usePlaceWords()
  const money = useMoney()
  const { mayEdit, change } = useMenuEdit()
  const { name } = item
  const key = { menu: menu._id, item: item._id }
  return (
    <li className={css.row}>
      <span className={css.name}>{name}</span>
      <span data-number data-base>
        {money(priceIn(item, { menu: undefined, place: undefined }, now))}
      </span>
      <PlaceInput {...{ item, menu, place, now }} isRefused={refused !== undefined} />
      <Switch
        hideLabel
        size="small"
        label={say("show", { name, menu: menu.name })}
        isSelected={place?.visible !== false}
        isDisabled={!mayEdit}
        onChange={(visible) => change([{ op: "place", ...key, visible }])}
      />
      {mayEdit && place ? (
        <IconButton
          size="small"
          icon={rotateCcw}
          label={say("inherit", { name })}
          onPress={() => change([{ op: "noPlace", ...key }])}
        />
      ) : (
        <span />
      )}
      {refused && <Refused row={rowKey("items", item._id)} />}
    </li>
  )
})
PlaceLine.displayName = "PlaceLine"
