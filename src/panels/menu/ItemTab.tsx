import { useState } from "react"
import type { ItemRow, MenuData } from "../../contract/menu/menuData.ts"
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

/** Name, description, code and category of an item; each is saved when it is left. */
export const ItemTab = ({ data, item }: Props) => {
  const say = useMenuWords()
  const { mayEdit, change } = useMenuEdit()
  const { _id, version } = item
  const [name, setName] = useState(item.name)
  const [description, setDescription] = useState(item.description ?? "")
  const [code, setCode] = useState(item.code ?? "")
  const set = (values: Readonly<Record<string, unknown>>) =>
    change([{ op: "set", list: "items", _id, version, fields: values }])
  const save = (field: "name" | "description" | "code", typed: string) => {
    const text = typed.trim()
    if (text === (item[field] ?? "") || (field === "name" && text === "")) return
    set({ [field]: text === "" ? null : text })
  }
  return (
    <div className={fields}>
      <TextField
        label={say("name")}
        isRequired
        isReadOnly={!mayEdit}
        maxLength={80}
        value={name}
        onChange={setName}
        onBlur={() => save("name", name)}
        error={name.trim() === "" ? say("nameMissing") : undefined}
      />
      <TextArea
        label={say("description")}
        isReadOnly={!mayEdit}
        maxLength={500}
        value={description}
        onChange={setDescription}
        onBlur={() => save("description", description)}
      />
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
          if (chosen) change([{ op: "move", list: "items", _id, after: null, parent: chosen._id }])
        }}
      />
      <TextField
        label={say("code")}
        isReadOnly={!mayEdit}
        maxLength={40}
        value={code}
        onChange={(text) => setCode(text.toUpperCase())}
        onBlur={() => save("code", code)}
      />
    </div>
  )
}
