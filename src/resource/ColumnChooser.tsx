import { usePart } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { IconButton } from "../ui/button/IconButton.tsx"
import { columns3 } from "../ui/icon/listIcons.ts"
import { Menu } from "../ui/menu/Menu.tsx"
import type { List } from "./List.ts"
import { isFixed, shownColumns, switchedColumns } from "./listColumns.ts"
import { listWords } from "./words.ts"

/** Chooser of the columns a list shows. The column that names a row cannot be hidden. */
export const ColumnChooser = ({ list }: { readonly list: List }) => {
  const { spec, word, model } = list
  const say = useWords("list", listWords)
  const columnIds = usePart(model.request, ({ view }) => view.columns)
  const shown = shownColumns(spec.columns, columnIds)
  return (
    <Menu
      label={say("columns")}
      placement="bottom end"
      trigger={<IconButton icon={columns3} label={say("columns")} />}
      items={spec.columns
        .filter((column) => !isFixed(column))
        .map((column) => ({
          id: column.id,
          label: word(`column.${column.id}`),
          isChecked: shown.includes(column),
        }))}
      onAction={(id) => model.showColumns(switchedColumns(spec.columns, columnIds, id))}
    />
  )
}
