import { useState } from "react"
import { menuCategories } from "../../contract/resources/menuCategories.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { useMenuEdit } from "./menuEdit.ts"
import { freshTempId } from "./tempId.ts"
import { useMenuWords } from "./words.ts"

/** Asks for the name of a new category. */
const NewCategory = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useMenuWords()
  const { change } = useMenuEdit()
  const [name, setName] = useState("")
  const [wasSent, setSent] = useState(false)
  const create = () => {
    setSent(true)
    if (name.trim() === "") return
    const fields = { name: name.trim(), template: "DEFAULT", isActive: true }
    change([{ op: "create", list: "categories", tempId: freshTempId(), fields }])
    onClose()
  }
  return (
    <ActDialog
      width="status"
      title={say("newCategory")}
      label={say("create")}
      cancelLabel={say("cancel")}
      isBusy={false}
      error={undefined}
      onCancel={onClose}
      onPress={create}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          create()
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

export default NewCategory
