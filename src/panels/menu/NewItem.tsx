import { firstMenu } from "../../contract/menu/firstMenu.ts"
import { type FormEvent, useState } from "react"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { PanelNumberField } from "../../frame/fields/PanelNumberField.tsx"
import { menuItems } from "../../contract/resources/menuItems.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { numberProblem } from "../../ui/field/numberText.ts"
import { TextField } from "../../ui/field/TextField.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { fields as fieldsStyle } from "./editor.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { categoryTree } from "./shownItems.ts"
import { freshTempId } from "./tempId.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly category: RecordId | undefined
  readonly onClose: () => void
}

/** Asks for what an item needs to be sold: name, price and category. */
const NewItem = ({ data, category, onClose }: Props) => {
  const say = useMenuWords()
  const { change } = useMenuEdit()
  const [name, setName] = useState("")
  const [price, setPrice] = useState("")
  const tree = categoryTree(data)
  const [into, setInto] = useState(category === undefined ? "" : idKey(category))
  const [wasSent, setSent] = useState(false)
  const chosen = tree.find(({ category: { _id } }) => idKey(_id) === into)?.category ?? tree[0]?.category
  const isPriced = price !== "" && numberProblem(price, 2) === undefined && Number(price) >= 0
  const create = () => {
    setSent(true)
    if (name.trim() === "" || !isPriced || !chosen) return
    const cents = Math.round(Number(price) * 100)
    const fields = { name: name.trim(), price: cents, category: chosen._id, kind: "SIMPLE" }
    change([
      ...(data.menus.length === 0 ? [firstMenu(freshTempId())] : []),
      { op: "create", list: "items", tempId: freshTempId(), fields },
    ])
    onClose()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    create()
  }
  return (
    <ActDialog
      width="list"
      title={say("newItem")}
      label={say("create")}
      cancelLabel={say("cancel")}
      isBusy={false}
      error={undefined}
      onCancel={onClose}
      onPress={create}
    >
      <form className={fieldsStyle} onSubmit={onSubmit}>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus
          autoFocus
          isRequired
          label={say("name")}
          maxLength={menuItems.fields.name.rules.max}
          value={name}
          onChange={setName}
          error={wasSent && name.trim() === "" ? say("nameMissing") : undefined}
        />
        <PanelNumberField
          isRequired
          isFixed
          label={say("price")}
          digits={2}
          prefix="R$"
          value={price}
          onChange={setPrice}
          error={wasSent && !isPriced ? say("priceMissing") : undefined}
        />
        <Select
          label={say("category")}
          options={tree.map(({ category: { _id, name: label } }) => ({ id: idKey(_id), label }))}
          value={chosen && idKey(chosen._id)}
          onChange={setInto}
        />
        {/* Enter in a field sends a form of several only where it has a button; the dialog's stands outside. */}
        <button type="submit" hidden aria-label={say("create")} />
      </form>
    </ActDialog>
  )
}

export default NewItem
