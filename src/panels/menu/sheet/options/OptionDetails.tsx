import { isNestable } from "../../../../contract/menu/changes/rowRules.ts"
import type { MenuData, OptionRow } from "../../../../contract/menu/menuData.ts"
import { idKey, type RecordId, sameId } from "../../../../contract/wire/recordId.ts"
import { useValue } from "../../../../frame/useValue.ts"
import { Button } from "../../../../ui/button/Button.tsx"
import { Dialog } from "../../../../ui/dialog/Dialog.tsx"
import { Select } from "../../../../ui/select/Select.tsx"
import { rowKey } from "../../menuChange.ts"
import { useMenuEdit } from "../../menuEdit.ts"
import { Refused } from "../../Refused.tsx"
import { RowField } from "../RowField.tsx"
import { fields, parts } from "../sheetFields.css.ts"
import { Ingredients } from "./Ingredients.tsx"
import { useOptionWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly option: OptionRow
  readonly onClose: () => void
}

interface NamedProps {
  readonly option: OptionRow
  readonly field: "item" | "nested"
  readonly label: string
  readonly hint: string
  readonly rows: ReadonlyArray<{ readonly _id: RecordId; readonly name: string }>
}

/** A record of the same menu that the option names, or none. */
const Named = ({ option, field, label, hint, rows }: NamedProps) => {
  const say = useOptionWords()
  const { mayEdit, change } = useMenuEdit()
  const { _id, version } = option
  const chosen = option[field]
  return (
    <Select
      {...{ label, hint }}
      isDisabled={!mayEdit}
      options={[
        { id: "-", label: say("none") },
        ...rows.map((row) => ({ id: idKey(row._id), label: row.name })),
      ]}
      value={chosen === undefined || chosen === null ? "-" : idKey(chosen)}
      onChange={(id) => {
        const row = rows.find((one) => idKey(one._id) === id)
        change([{ op: "set", list: "options", _id, version, fields: { [field]: row?._id ?? null } }])
      }}
    />
  )
}

const names = ["name", "price", "cost", "max", "included", "code", "image"] as const

/** All of an option: its fields, the item it stands for, the group it asks for, and its ingredients. */
export const OptionDetails = ({ data, option, onClose }: Props) => {
  const say = useOptionWords()
  const { model } = useMenuEdit()
  const key = rowKey("options", option._id)
  const refused = useValue(model.refused).get(key)
  const nestable = data.groups.filter((group) => isNestable(group) && !sameId(group._id, option.group))
  return (
    <Dialog
      isOpen
      width="list"
      title={say("detailsOf", { name: option.name })}
      onClose={onClose}
      footer={
        <Button tone="primary" onPress={onClose}>
          {say("close")}
        </Button>
      }
    >
      <div className={parts}>
        {refused && <Refused row={key} />}
        <div className={fields}>
          {names.map((name) => (
            <RowField key={name} {...{ data, name }} list="options" row={option} />
          ))}
          <Named
            {...{ option }}
            field="item"
            label={say("linkedItem")}
            hint={say("linkedHint")}
            rows={data.items}
          />
          <Named
            {...{ option }}
            field="nested"
            label={say("nested")}
            hint={say("nestedHint")}
            rows={nestable}
          />
        </div>
        <Ingredients data={data} of={{ option: option._id }} text={option.name} />
      </div>
    </Dialog>
  )
}
