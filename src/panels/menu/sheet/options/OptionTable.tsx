import type { ItemRow, MenuData, OptionRow } from "../../../../contract/menu/menuData.ts"
import { idKey } from "../../../../contract/wire/recordId.ts"
import { visuallyHidden } from "../../../../ui/theme/text.css.ts"
import type { UsedGroup } from "../../itemGroups.ts"
import { useMenuEdit } from "../../menuEdit.ts"
import { scroll, table } from "../../sheet.css.ts"
import { useMenuWords } from "../../words.ts"
import { NewOption } from "./NewOption.tsx"
import { OptionLine } from "./OptionLine.tsx"
import { useOrdering } from "./useOrdering.ts"

interface Props {
  readonly data: MenuData
  readonly item: ItemRow
  readonly now: number
  readonly of: UsedGroup
  /** Number of items that use the group. */
  readonly uses: number
  /** Sizes in which each option has a price of its own; none where it has one price. */
  readonly sizes: ReadonlyArray<OptionRow>
}

/** The options of a group in their order: their prices, in every size of the item, and whether they are sold. */
export const OptionTable = ({ data, item, now, of, uses, sizes }: Props) => {
  const say = useMenuWords()
  const { change } = useMenuEdit()
  const { group, options } = of
  const ordering = useOrdering(options, (_id, after) => change([{ op: "move", list: "options", _id, after }]))
  return (
    <>
      <div className={scroll}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{group.name}</th>
              {(sizes.length > 0 ? sizes : [undefined]).map((size) => (
                <th key={size ? idKey(size._id) : ""} scope="col" data-number>
                  {size?.name ?? say("price")}
                </th>
              ))}
              <th scope="col">{say("onSale")}</th>
            </tr>
          </thead>
          <tbody>
            {options.map((option) => (
              <OptionLine
                key={idKey(option._id)}
                {...{ data, item, now, of, uses, sizes, option, ordering }}
              />
            ))}
          </tbody>
        </table>
      </div>
      <output className={visuallyHidden}>{ordering.announcement}</output>
      <NewOption group={group} />
    </>
  )
}
