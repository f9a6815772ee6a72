import { useState } from "react"
import type { ItemRow } from "../../../../contract/menu/menuData.ts"
import { optionGroups } from "../../../../contract/resources/optionGroups.ts"
import { useReader } from "../../../../resource/described/useReader.ts"
import { ActDialog } from "../../../../ui/dialog/ActDialog.tsx"
import { TextField } from "../../../../ui/field/TextField.tsx"
import { Select } from "../../../../ui/select/Select.tsx"
import { fields as form } from "../../editor.css.ts"
import { useMenuEdit } from "../../menuEdit.ts"
import { freshTempId } from "../../tempId.ts"
import { useOptionWords } from "./words.ts"

const { kind: kindField, name: nameField } = optionGroups.fields
const kinds = Object.keys(kindField.choices ?? {})

/** Limits and price rule a group of a kind begins with: one of sizes and flavors must be chosen, extras need not. */
const firstRules = (kind: string) => {
  if (kind === "FLAVOR") return { min: 1, max: 2, priceRule: "AVERAGE" }
  if (kind === "SIZE" || kind === "CHOICE") return { min: 1, max: 1, priceRule: "SUM" }
  return { min: 0, priceRule: "SUM" }
}

/** Asks for the name and the kind of a new group, which the item then uses. */
export const NewGroup = ({ item, onClose }: { readonly item: ItemRow; readonly onClose: () => void }) => {
  const say = useOptionWords()
  const { word } = useReader(optionGroups)
  const { mayEdit, change } = useMenuEdit()
  const [name, setName] = useState("")
  const [kind, setKind] = useState("CHOICE")
  const [wasSent, setSent] = useState(false)
  const create = () => {
    setSent(true)
    if (!mayEdit || name.trim() === "") return
    const tempId = freshTempId()
    change([
      {
        op: "create",
        list: "groups",
        tempId,
        fields: { name: name.trim(), kind, ...firstRules(kind), isActive: true },
      },
      { op: "link", item: item._id, group: tempId },
    ])
    onClose()
  }
  return (
    <ActDialog
      width="status"
      title={say("newGroup")}
      label={say("create")}
      cancelLabel={say("cancel")}
      isBusy={false}
      isDisabled={!mayEdit}
      error={mayEdit ? undefined : say("closedToEdits")}
      onCancel={onClose}
      onPress={create}
    >
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
      >
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus
          autoFocus
          isRequired
          label={say("groupName")}
          maxLength={nameField.rules.max}
          value={name}
          isReadOnly={!mayEdit}
          onChange={setName}
          error={wasSent && name.trim() === "" ? say("nameMissing") : undefined}
        />
        <Select
          label={say("kind")}
          options={kinds.map((id) => ({ id, label: word(`filter.kind.${id}`) }))}
          isDisabled={!mayEdit}
          value={kind}
          onChange={setKind}
        />
      </form>
    </ActDialog>
  )
}
