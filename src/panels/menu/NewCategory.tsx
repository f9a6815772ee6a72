import { useState } from "react"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { useMenuEdit } from "./menuEdit.ts"
import { freshTempId } from "./tempId.ts"
import { useMenuWords } from "./words.ts"

const maxName = 60

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
    <Dialog
      isOpen
      width="status"
      title={say("newCategory")}
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say("create")}
          onCancel={onClose}
          onPress={create}
        />
      }
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
          maxLength={maxName}
          value={name}
          onChange={setName}
          error={wasSent && name.trim() === "" ? say("nameMissing") : undefined}
        />
      </form>
    </Dialog>
  )
}

export default NewCategory
