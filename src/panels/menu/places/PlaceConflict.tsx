import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import type { MenuRow } from "../../../contract/menu/menuData.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { ConflictDialog } from "../../../resource/editor/ConflictDialog.tsx"
import type { Texts } from "../../../resource/editor/textDraft.ts"
import type { Clash } from "../clashes.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { usePlaceWords } from "./words.ts"

interface Props {
  readonly clash: Clash
  readonly menu: MenuRow
  /** Key of the item whose change was refused. */
  readonly rowKey: string
  readonly onClose: () => void
}

const textsOf = (values: Clash["mine"]): Texts<string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))

/** Asks whether one's own value of an item in a menu counts or the one somebody else saved first. */
const PlaceConflict = ({ clash, menu, rowKey: key, onClose }: Props) => {
  const say = usePlaceWords()
  const money = useMoney()
  const { model, change } = useMenuEdit()
  const { row, base, mine, theirs } = clash
  const theirTexts = textsOf(theirs)
  const display = (name: string, text: string) => {
    if (name === "visible") return say(text === "true" ? "isShown" : "isNotShown")
    return text === "null" ? say("isInherited") : money(Number(text))
  }
  const save = (chosen: Texts<string>) => {
    const names = Object.keys(theirs).filter((name) => chosen[name] !== theirTexts[name])
    const values = Object.fromEntries(names.map((name) => [name, mine[name]]))
    model.giveUp(key)
    if (names.length > 0) change([{ op: "place", menu: menu._id, item: row._id, ...values } as MenuOp])
    onClose()
  }
  return (
    <ConflictDialog
      base={textsOf(base)}
      yours={textsOf(mine)}
      theirs={theirTexts}
      label={(name) => say(name === "visible" ? "shownIn" : "priceIn", { menu: menu.name })}
      display={display}
      onSave={save}
      onCancel={onClose}
    />
  )
}

export default PlaceConflict
