import type { ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import { RowField } from "./RowField.tsx"
import { fields } from "./sheetFields.css.ts"

interface Props {
  readonly data: MenuData
  readonly item: ItemRow
  readonly names: ReadonlyArray<keyof ItemRow & string>
}

/** Some fields of an item, in their order. */
export const ItemFields = ({ data, item, names }: Props) => (
  <div className={fields}>
    {names.map((name) => (
      <RowField key={name} {...{ data, name }} list="items" row={item} />
    ))}
  </div>
)
