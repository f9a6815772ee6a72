import type { ItemRow, MenuData, OptionRow } from "../../contract/menu/menuData.ts"
import { optionPrice } from "../../contract/menu/price.ts"
import { statusAt } from "../../contract/menu/statusAt.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { Switch } from "../../ui/switch/Switch.tsx"
import type { UsedGroup } from "./itemGroups.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { PriceInput } from "./PriceInput.tsx"
import * as css from "./sheet.css.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly item: ItemRow
  readonly used: UsedGroup
  /** Sizes in which each option has a price of its own; none where it has one price. */
  readonly sizes: ReadonlyArray<OptionRow>
  readonly now: number
}

/** Prices of a group's options, each in every size of the item, and whether they are sold. */
export const OptionPrices = ({ data, item, used, sizes, now }: Props) => {
  const say = useMenuWords()
  const { mayEdit, change } = useMenuEdit()
  const { group, link, options } = used
  const setPrice = (option: OptionRow, size: RecordId | undefined, cents: number) => {
    const { _id, version } = option
    if (size === undefined && link.optionPrices?.[idKey(_id)] === undefined)
      return change([{ op: "set", list: "options", _id, version, fields: { price: cents } }])
    const key = size === undefined ? idKey(_id) : `${idKey(size)}:${idKey(_id)}`
    change([
      {
        op: "link",
        item: item._id,
        group: group._id,
        optionPrices: { ...link.optionPrices, [key]: cents },
      },
    ])
  }
  const setSold = ({ _id, version }: OptionRow, isSold: boolean) => {
    const to = isSold ? "AVAILABLE" : "OUT_OF_STOCK"
    change([{ op: "status", list: "options", _id, version, to }])
  }
  const columns: ReadonlyArray<OptionRow | undefined> = sizes.length > 0 ? sizes : [undefined]
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{group.name}</th>
            {columns.map((size) => (
              <th key={size ? idKey(size._id) : ""} scope="col" data-number>
                {size?.name ?? say("price")}
              </th>
            ))}
            <th scope="col">{say("onSale")}</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={idKey(option._id)}>
              <th scope="row">{option.name}</th>
              {columns.map((size) => (
                <td key={size ? idKey(size._id) : ""} data-number>
                  <PriceInput
                    label={say("priceOf", { name: size ? `${option.name}, ${size.name}` : option.name })}
                    value={optionPrice(link, option, size?._id)}
                    isReadOnly={!mayEdit}
                    isRefused={false}
                    notPrice={say("notNumber")}
                    onChange={(cents) => setPrice(option, size?._id, cents)}
                  />
                </td>
              ))}
              <td>
                <Switch
                  hideLabel
                  size="small"
                  label={say("sell", { name: option.name })}
                  isDisabled={!mayEdit}
                  isSelected={statusAt(data, "options", option, now) === "AVAILABLE"}
                  onChange={(isSold) => setSold(option, isSold)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
