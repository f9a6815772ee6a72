import { groupsOf, optionsIn, rowWithId } from "../../../contract/menu/lookups.ts"
import type { GroupRow, ItemGroup, ItemRow, MenuData, OptionRow } from "../../../contract/menu/menuData.ts"
import { optionPrice } from "../../../contract/menu/price.ts"
import { fileCell } from "../../../contract/resource/fileCell.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { wordsIn } from "../../../contract/resource/wordsIn.ts"
import { menuItems } from "../../../contract/resources/menuItems.ts"
import { optionGroups } from "../../../contract/resources/optionGroups.ts"
import { type CsvCell, csvLine, type Spreadsheet } from "../../../contract/wire/csv.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { shownItems } from "../shownItems.ts"
import { columnLabel, columnNames, itemColumns } from "./sheetColumns.ts"

type Cells = Readonly<Record<string, CsvCell>>

/** Cells of fields as an import reads them; moments by the store's clock. */
const cellsOf = (
  { store }: MenuData,
  resource: Resource,
  row: object,
  names: ReadonlyArray<string>,
  language: Spreadsheet,
): Cells => {
  const owned = { ...row, owner: { timeZone: store.timeZone } }
  return Object.fromEntries(names.map((name) => [name, fileCell(resource, name, owned, language)] as const))
}

const itemCells = (data: MenuData, item: ItemRow, language: Spreadsheet): Cells => {
  const own = rowWithId(data.categories, item.category)
  const top = rowWithId(data.categories, own?.parent)
  return {
    ...cellsOf(data, menuItems, item, [...itemColumns.keys(), "status"], language),
    category: (top ?? own)?.name,
    subcategory: top ? own?.name : undefined,
    stock: item.stock as number | undefined,
  }
}

/** Sizes of an item, where its flavors are priced by them. */
const sizesOf = (
  data: MenuData,
  item: ItemRow,
  { optionPrices = {} }: ItemGroup,
): ReadonlyArray<OptionRow> => {
  const isSized = Object.keys(optionPrices).some((key) => key.includes(":"))
  if (!isSized) return []
  return groupsOf(data.itemGroups, item._id)
    .flatMap(({ group }) => rowWithId(data.groups, group) ?? [])
    .filter(({ kind }) => kind === "SIZE")
    .flatMap(({ _id }) => optionsIn(data.options, _id))
}

const optionCells = (option: OptionRow, cents: number | undefined, language: Spreadsheet): Cells => ({
  option: option.name,
  code: option.code ?? undefined,
  price: cents === undefined ? undefined : { hundredths: cents },
  status: fileCell(menuItems, "status", option, language),
})

const groupCells = (group: GroupRow, link: ItemGroup, language: Spreadsheet): Cells => ({
  group: group.name,
  internalName: group.internalName ?? undefined,
  min: link.min ?? group.min,
  max: link.max ?? group.max ?? undefined,
  groupKind: fileCell(optionGroups, "kind", group, language),
  priceRule: fileCell(optionGroups, "priceRule", group, language),
})

/** Lines of an item's group: its options where it is the first item that has it, and those whose prices differ here. */
const groupLines = (
  data: MenuData,
  item: ItemRow,
  link: ItemGroup,
  isFirst: boolean,
  language: Spreadsheet,
): ReadonlyArray<Cells> => {
  const group = rowWithId(data.groups, link.group)
  if (!group) return []
  const options = optionsIn(data.options, group._id)
  const name = { group: group.name, internalName: group.internalName ?? undefined }
  const own = isFirst
    ? options.map((option) => ({ ...name, ...optionCells(option, option.price, language) }))
    : []
  const sized = sizesOf(data, item, link).flatMap((size) =>
    options.map((option) => ({
      ...name,
      ...optionCells(option, optionPrice(link, option, size._id), language),
      size: size.name,
    })),
  )
  return [groupCells(group, link, language), ...own, ...sized]
}

/**
 * A menu as a sheet that an import reads again: a line for each item, below it those of its option groups. Pictures,
 * ingredients, groups that options ask for and what differs between menus have no place in it.
 */
export const writeSheet = (data: MenuData, language: Spreadsheet): string => {
  const seen = new Set<string>()
  const lines = shownItems(data, { search: "" }, 0)
    .flatMap(({ items }) => items)
    .flatMap((item): ReadonlyArray<Cells> => [
      itemCells(data, item, language),
      ...groupsOf(data.itemGroups, item._id).flatMap((link) => {
        const isFirst = !seen.has(idKey(link.group))
        seen.add(idKey(link.group))
        return groupLines(data, item, link, isFirst, language)
      }),
    ])
  const used = columnNames.filter((name) => lines.some((cells) => (cells[name] ?? "") !== ""))
  return [
    used.map((name) => wordsIn(columnLabel(name), language)),
    ...lines.map((cells) => used.map((name) => cells[name])),
  ]
    .map((cells) => csvLine(cells, language))
    .join("")
}
