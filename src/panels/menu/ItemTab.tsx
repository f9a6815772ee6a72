import { useState } from "react"
import type { ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { menuItems } from "../../contract/resources/menuItems.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { TextArea } from "../../ui/field/TextArea.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { useMenuEdit } from "./menuEdit.ts"
import { categoryTree } from "./shownItems.ts"
import { fields } from "./editor.css.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly item: ItemRow
}

type Name = "name" | "description" | "code"

/** A text of an item: what is typed until the field is left, and then what the item has. */
const useText = (item: ItemRow, name: Name) => {
  const { mayEdit, change } = useMenuEdit()
  const [typed, setTyped] = useState<string>()
  const { _id, version } = item
  const { rules } = menuItems.fields[name]
  const onBlur = () => {
    const text = typed?.trim()
    if (text === undefined || ("required" in rules && text === "")) return
    setTyped(undefined)
    if (text === (item[name] ?? "")) return
    change([{ op: "set", list: "items", _id, version, fields: { [name]: text === "" ? null : text } }])
  }
  return {
    value: typed ?? item[name] ?? "",
    onChange: setTyped,
    onBlur,
    maxLength: rules.max,
    isReadOnly: !mayEdit,
  }
}

/** Name, description, code and category of an item; each is saved when it is left. */
export const ItemTab = ({ data, item }: Props) => {
  const say = useMenuWords()
  const { mayEdit, change } = useMenuEdit()
  const name = useText(item, "name")
  const code = useText(item, "code")
  return (
    <div className={fields}>
      <TextField
        {...name}
        label={say("name")}
        isRequired
        error={name.value.trim() === "" ? say("nameMissing") : undefined}
      />
      <TextArea {...useText(item, "description")} label={say("description")} />
      <Select
        label={say("category")}
        isDisabled={!mayEdit}
        options={categoryTree(data).map(({ category }) => ({
          id: idKey(category._id),
          label: category.name,
        }))}
        value={idKey(item.category)}
        onChange={(to) => {
          const chosen = data.categories.find((one) => idKey(one._id) === to)
          if (chosen) change([{ op: "move", list: "items", _id: item._id, after: null, parent: chosen._id }])
        }}
      />
      <TextField {...code} label={say("code")} onChange={(text) => code.onChange(text.toUpperCase())} />
    </div>
  )
}
