import { idKey } from "../../../contract/wire/recordId.ts"
import { Select } from "../../../ui/select/Select.tsx"
import { useMenuEdit } from "../menuEdit.ts"
import { categoryTree } from "../shownItems.ts"
import { useMenuWords } from "../words.ts"
import { ItemFields } from "./ItemFields.tsx"
import { fields, parts } from "./sheetFields.css.ts"
import type { TabProps } from "./TabProps.ts"

/** An item's texts, its category and what a customer should know of it. */
const ItemTab = ({ data, item }: TabProps) => {
  const say = useMenuWords()
  const { mayEdit, change } = useMenuEdit()
  return (
    <div className={parts}>
      <ItemFields {...{ data, item }} names={["name", "description"]} />
      <div className={fields}>
        <Select
          label={say("category")}
          isDisabled={!mayEdit}
          options={categoryTree(data).map(({ category: { _id, name } }) => ({ id: idKey(_id), label: name }))}
          value={idKey(item.category)}
          onChange={(to) => {
            const chosen = data.categories.find((one) => idKey(one._id) === to)
            if (chosen)
              change([{ op: "move", list: "items", _id: item._id, after: null, parent: chosen._id }])
          }}
        />
      </div>
      <ItemFields {...{ data, item }} names={["code", "serves", "prepMinutes", "kind", "sellBy", "tags"]} />
    </div>
  )
}

export default ItemTab
