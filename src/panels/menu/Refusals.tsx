import type { MenuData } from "../../contract/menu/menuData.ts"
import { menuListNames } from "../../contract/menu/menuData.ts"
import { rowsIn } from "../../contract/menu/changes/draft.ts"
import { useValue } from "../../frame/useValue.ts"
import { refusals } from "./refusals.css.ts"
import { rowKey } from "./menuChange.ts"
import { useMenuEdit } from "./menuEdit.ts"
import type { RefusedChange } from "./menuState.ts"
import { Refused } from "./Refused.tsx"

/** The name a refused change would have given, or that of its row. */
const nameOf = (data: MenuData, row: string, { ops }: RefusedChange): string => {
  const newName = ops.flatMap((one) => ("fields" in one ? [one.fields["name"]] : []))[0]
  const known = menuListNames
    .flatMap((list) => rowsIn(data, list).map((one) => [rowKey(list, one._id), one["name"]] as const))
    .find(([key]) => key === row)
  return String(newName ?? known?.[1] ?? "")
}

/** Refused changes that no line of an item shows, each once. */
export const Refusals = ({ data }: { readonly data: MenuData }) => {
  const { model } = useMenuEdit()
  const refused = useValue(model.refused)
  if (refused.size === 0) return null
  const items = new Set(data.items.map(({ _id }) => rowKey("items", _id)))
  const entries = [...refused].filter(
    ([row, { ops }], at, all) => !items.has(row) && all.findIndex(([, one]) => one.ops === ops) === at,
  )
  if (entries.length === 0) return null
  return (
    <div className={refusals}>
      {entries.map(([row, change]) => (
        <Refused key={row} row={row} name={nameOf(data, row, change)} />
      ))}
    </div>
  )
}
