import type { ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import { inheritedRow, overrideOf } from "../../../contract/menu/following/inherited.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { rotateCcw } from "../../../ui/icon/icons.ts"
import { useMenuEdit } from "../menuEdit.ts"
import * as css from "./copying.css.ts"
import { useCopyingWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly item: ItemRow
}

/** Origin of whether an item is sold, in a store that follows another one; the store's own goes with one press. */
const SaleOrigin = ({ data, item }: Props) => {
  const say = useCopyingWords()
  const { mayEdit, change } = useMenuEdit()
  const model = inheritedRow(data, "items", item._id)
  if (!model) return data.follows ? <span className={css.muted}>{say("ofStore")}</span> : null
  const isOwn = overrideOf(data, "items", item._id)?.status !== undefined
  const { _id, version, name } = item
  if (!isOwn) return <span className={css.muted}>{say("ofModel")}</span>
  const to = model.status ?? "AVAILABLE"
  return (
    <span className={css.own}>
      <span className={css.muted}>{say("ofStore")}</span>
      {mayEdit && (
        <Button
          size="small"
          icon={rotateCcw}
          aria-label={say("back", { name })}
          onPress={() => change([{ op: "status", list: "items", _id, version, to }])}
        >
          {say("backShort")}
        </Button>
      )}
    </span>
  )
}

export default SaleOrigin
