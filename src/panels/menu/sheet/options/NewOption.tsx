import { type FormEvent, useState } from "react"
import type { GroupRow } from "../../../../contract/menu/menuData.ts"
import { menuOptions } from "../../../../contract/resources/menuOptions.ts"
import { PanelNumberField } from "../../../../frame/fields/PanelNumberField.tsx"
import { Button } from "../../../../ui/button/Button.tsx"
import { numberProblem } from "../../../../ui/field/numberText.ts"
import { TextField } from "../../../../ui/field/TextField.tsx"
import { plus } from "../../../../ui/icon/icons.ts"
import { useMenuEdit } from "../../menuEdit.ts"
import { freshTempId } from "../../tempId.ts"
import * as css from "./options.css.ts"
import { useOptionWords } from "./words.ts"

/**
 * Name and price of a new option, last in its group; Enter adds it and waits for the next one. Where nothing may be changed
 * any more, what was typed stays to be read.
 */
export const NewOption = ({ group }: { readonly group: GroupRow }) => {
  const say = useOptionWords()
  const { mayEdit, change } = useMenuEdit()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState("")
  const [price, setPrice] = useState("")
  const [wasSent, setSent] = useState(false)
  const isWrong = price !== "" && (numberProblem(price, 2) !== undefined || Number(price) < 0)
  const add = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!mayEdit || name.trim() === "" || isWrong) return
    const fields = { group: group._id, name: name.trim(), price: Math.round(Number(price) * 100) }
    change([{ op: "create", list: "options", tempId: freshTempId(), fields }])
    setName("")
    setPrice("")
    setSent(false)
  }
  if (!mayEdit && name === "" && price === "") return null
  if (!isOpen)
    return (
      <span>
        <Button
          size="small"
          tone="quiet"
          icon={plus}
          aria-label={say("optionOf", { name: group.name })}
          onPress={() => setOpen(true)}
        >
          {say("option")}
        </Button>
      </span>
    )
  return (
    <form className={css.newOption} onSubmit={add}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just asked for
        autoFocus
        label={say("newOption", { name: group.name })}
        maxLength={menuOptions.fields.name.rules.max}
        value={name}
        isReadOnly={!mayEdit}
        onChange={setName}
        error={wasSent && name.trim() === "" ? say("nameMissing") : undefined}
      />
      <PanelNumberField
        isFixed
        label={say("newOptionPrice")}
        digits={2}
        prefix="R$"
        value={price}
        isReadOnly={!mayEdit}
        onChange={setPrice}
        error={wasSent && isWrong ? say("notPrice") : undefined}
      />
      {mayEdit && <Button type="submit">{say("add")}</Button>}
    </form>
  )
}
