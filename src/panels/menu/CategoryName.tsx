import { useState } from "react"
import type { CategoryRow } from "../../contract/menu/menuData.ts"
import { menuCategories } from "../../contract/resources/menuCategories.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { useMenuEdit } from "./menuEdit.ts"
import { freshTempId } from "./tempId.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  /** The category that gets another name; a new one without it. */
  readonly category?: CategoryRow
  readonly onClose: () => void
}

/** Asks for the name of a category. */
const CategoryName = ({ category, onClose }: Props) => {
  const say = useMenuWords()
  const { change } = useMenuEdit()
  const [name, setName] = useState(category?.name ?? "")
  const [wasSent, setSent] = useState(false)
  const save = () => {
    setSent(true)
    const fields = { name: name.trim() }
    if (fields.name === "") return
    if (category) {
      const { _id, version } = category
      change([{ op: "set", list: "categories", _id, version, fields }])
    } else {
      const made = { ...fields, template: "DEFAULT", isActive: true }
      change([{ op: "create", list: "categories", tempId: freshTempId(), fields: made }])
    }
    onClose()
  }
  return (
    <ActDialog
      width="status"
      title={category ? say("renameTitle", { name: category.name }) : say("newCategory")}
      label={category ? say("rename") : say("create")}
      cancelLabel={say("cancel")}
      isBusy={false}
      error={undefined}
      onCancel={onClose}
      onPress={save}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus
          autoFocus
          isRequired
          label={say("name")}
          maxLength={menuCategories.fields.name.rules.max}
          value={name}
          onChange={setName}
          error={wasSent && name.trim() === "" ? say("nameMissing") : undefined}
        />
      </form>
    </ActDialog>
  )
}

export default CategoryName
