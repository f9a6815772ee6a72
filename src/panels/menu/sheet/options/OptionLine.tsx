import { useState } from "react"
import type { ItemRow, MenuData, OptionRow } from "../../../../contract/menu/menuData.ts"
import { optionPrice } from "../../../../contract/menu/price.ts"
import { statusAt } from "../../../../contract/menu/statusAt.ts"
import { idKey } from "../../../../contract/wire/recordId.ts"
import { useValue } from "../../../../frame/useValue.ts"
import { IconButton } from "../../../../ui/button/IconButton.tsx"
import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx"
import { ellipsis } from "../../../../ui/icon/icons.ts"
import { Menu } from "../../../../ui/menu/Menu.tsx"
import { Switch } from "../../../../ui/switch/Switch.tsx"
import RowGrip from "../../../../ui/table/RowGrip.tsx"
import type { UsedGroup } from "../../itemGroups.ts"
import { rowKey } from "../../menuChange.ts"
import { useMenuEdit } from "../../menuEdit.ts"
import { PriceInput } from "../../PriceInput.tsx"
import { Refused } from "../../Refused.tsx"
import { useMenuWords } from "../../words.ts"
import { OptionDetails } from "./OptionDetails.tsx"
import { optionPriceChange, replacedPrice } from "./optionPriceChange.ts"
import * as css from "./options.css.ts"
import type { RowOrdering } from "./useOrdering.ts"
import { useOptionWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly item: ItemRow
  readonly now: number
  readonly of: UsedGroup
  readonly uses: number
  readonly sizes: ReadonlyArray<OptionRow>
  readonly option: OptionRow
  readonly ordering: RowOrdering
}

type Act = "details" | "up" | "down" | "remove"

/** Menu of what can be done with an option, and the dialogs it opens; details stay open where they may only be read by now. */
const Acts = ({ data, uses, option, ordering }: Pick<Props, "data" | "uses" | "option" | "ordering">) => {
  const say = useOptionWords()
  const { mayEdit, change } = useMenuEdit()
  const [opened, setOpened] = useState<"details" | "remove">()
  const { _id, version, name } = option
  const run: Readonly<Record<Act, () => void>> = {
    details: () => setOpened("details"),
    up: () => ordering.step(option, -1),
    down: () => ordering.step(option, 1),
    remove: () => setOpened("remove"),
  }
  const close = () => setOpened(undefined)
  return (
    <>
      {mayEdit && (
        <Menu<Act>
          label={say("actions", { name })}
          trigger={<IconButton icon={ellipsis} label={say("actions", { name })} size="small" />}
          items={[
            { id: "details", label: say("details") },
            { id: "up", label: say("moveUp"), hasSeparator: true },
            { id: "down", label: say("moveDown") },
            { id: "remove", label: say("removeOption"), tone: "danger", hasSeparator: true },
          ]}
          onAction={(act) => run[act]()}
        />
      )}
      {opened === "details" && <OptionDetails {...{ data, option }} onClose={close} />}
      {mayEdit && opened === "remove" && (
        <ConfirmDialog
          isOpen
          isBusy={false}
          title={say("removeOptionTitle", { name })}
          description={say("removeOptionText", { count: uses })}
          confirmLabel={say("remove")}
          busyLabel={say("remove")}
          cancelLabel={say("cancel")}
          onCancel={close}
          onConfirm={() => {
            close()
            change([{ op: "remove", list: "options", _id, version }])
          }}
        />
      )}
    </>
  )
}

/** One option in its line: its place, its price in each size, whether it is sold, and more of it. */
export const OptionLine = (props: Props) => {
  const { data, now, of, sizes, option, ordering } = props
  const say = useMenuWords()
  const { model, mayEdit, change } = useMenuEdit()
  const refused = useValue(model.refused).get(rowKey("options", option._id))
  const { _id, version, name } = option
  const columns = sizes.length > 0 ? sizes : [undefined]
  const setSold = (isSold: boolean) =>
    change([{ op: "status", list: "options", _id, version, to: isSold ? "AVAILABLE" : "OUT_OF_STOCK" }])
  return (
    <tr data-key={idKey(_id)} onKeyDownCapture={mayEdit ? ordering.onKeyDown(option) : undefined}>
      <th scope="row">
        <span className={css.optionName}>
          {mayEdit && of.options.length > 1 && <RowGrip onDrop={ordering.drop(option)} />}
          {name}
        </span>
        {refused && <Refused row={rowKey("options", _id)} />}
      </th>
      {columns.map((size) => (
        <td key={size ? idKey(size._id) : ""} data-number>
          <PriceInput
            label={say("priceOf", { name: size ? `${name}, ${size.name}` : name })}
            value={optionPrice(of.link, option, size?._id)}
            own={replacedPrice({ of, option, size })}
            isReadOnly={!mayEdit}
            isRefused={refused !== undefined}
            onChange={(cents, before) => change(...optionPriceChange({ of, option, size }, cents, before))}
          />
        </td>
      ))}
      <td>
        <span className={css.optionActs}>
          <Switch
            hideLabel
            size="small"
            label={say("sell", { name })}
            isDisabled={!mayEdit}
            isSelected={statusAt(data, "options", option, now) === "AVAILABLE"}
            onChange={setSold}
          />
          <Acts {...props} />
        </span>
      </td>
    </tr>
  )
}
