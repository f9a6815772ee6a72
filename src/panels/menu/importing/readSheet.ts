import type { MenuSource, SourceItem, SourceRow } from "../../../contract/menu/import/menuSource.ts"
import type { Oddity } from "../../../contract/menu/import/oddity.ts"
import { plainName } from "../../../contract/search/folded.ts"
import { orderOf } from "../../../resource/importing/cellDays.ts"
import type { TableLine } from "../../../resource/importing/readTable.ts"
import { noteOf, type SheetLine } from "./sheetLine.ts"
import { type AddOddity, decimalOf, itemValue, type SheetContext, statusIn } from "./readCells.ts"
import { isOptionLine, type ReadItem, readOptionLine, sheetGroups } from "./sheetOptions.ts"
import { doubledHeadings, itemColumns } from "./sheetColumns.ts"

/** A sheet with the column each of its headings is. */
export interface Sheet {
  readonly headings: ReadonlyArray<string>
  readonly columns: ReadonlyArray<string | undefined>
  readonly lines: ReadonlyArray<TableLine>
  /** The time zone its moments are of. */
  readonly timeZone: string
}

const linesOf = ({ columns, lines }: Sheet): ReadonlyArray<SheetLine> =>
  lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap((name, at) => (name === undefined ? [] : [[name, cells[at] ?? ""] as const])),
    ),
  }))

const contextOf = (lines: ReadonlyArray<SheetLine>, timeZone: string): SheetContext => {
  const cellsOf = (kinds: ReadonlyArray<string>) =>
    [...itemColumns].flatMap(([name, { kind }]) =>
      kinds.includes(kind) ? lines.map(({ cells }) => cells[name] ?? "") : [],
    )
  return {
    named: () => undefined,
    dayOrder: orderOf(cellsOf(["day", "moment"])) ?? "dayFirst",
    timeZone,
    decimal: decimalOf(cellsOf(["money"])),
  }
}

const plainKey = (...names: ReadonlyArray<string>) => names.map(plainName).join(" / ")

/** Keeps each category a line names, and returns the key of the last one. */
const categoryOf = (
  categories: Map<string, SourceRow & { readonly parent?: string }>,
  { line, cells }: SheetLine,
) => {
  const names = [cells["category"] ?? "", cells["subcategory"] ?? ""].filter((name) => name !== "")
  return names.reduce<string | undefined>((parent, name) => {
    const key = parent === undefined ? plainKey(name) : `${parent} / ${plainName(name)}`
    const row = { key, place: { line }, name, fields: {}, ...(parent !== undefined && { parent }) }
    if (!categories.has(key)) categories.set(key, row)
    return key
  }, undefined)
}

const countIn = (cell: string | undefined, add: AddOddity): number | undefined => {
  if (cell === undefined || cell === "") return undefined
  return /^\d{1,7}$/.test(cell) ? Number(cell) : void add("unreadCell")
}

const itemOf = (
  oddities: Array<Oddity>,
  row: SheetLine,
  category: string | undefined,
  context: SheetContext,
): SourceItem => {
  const { line, cells } = row
  const name = cells["name"] ?? ""
  const add = noteOf(oddities, row, name)
  const values = [...itemColumns.keys()].flatMap((field) => {
    const value = itemValue(field, cells[field] ?? "", context, add(field))
    return value === undefined ? [] : [[field, value] as const]
  })
  const { code, name: shown = name, ...fields } = Object.fromEntries(values)
  const status = cells["status"] ? statusIn(cells["status"], add("status")) : undefined
  return {
    key: `line ${line}`,
    place: { line },
    name: String(shown),
    fields,
    ...(code !== undefined && { code: String(code) }),
    ...(category !== undefined && { category }),
    ...(status !== undefined && { status }),
    counted: countIn(cells["stock"], add("stock")),
  }
}

/** The item a line of an option is about: the one it names, or the last one. */
const ownerOf = (items: ReadonlyArray<ReadItem>, { cells }: SheetLine): ReadItem | undefined => {
  const name = plainName(cells["name"] ?? "")
  return name === "" ? items.at(-1) : items.findLast(({ item }) => plainName(item.name) === name)
}

/** A menu as a sheet has it: a line for each item, and below it one for each of its options. */
export const readSheet = (sheet: Sheet): MenuSource => {
  const lines = linesOf(sheet)
  const context = contextOf(lines, sheet.timeZone)
  const oddities: Array<Oddity> = doubledHeadings(sheet.headings, sheet.columns).map((field) => ({
    kind: "doubledHeading",
    place: { line: 1 },
    field,
  }))
  const categories = new Map<string, SourceRow & { readonly parent?: string }>()
  const items: Array<ReadItem> = []
  for (const row of lines) {
    if (isOptionLine(row)) {
      const owner = ownerOf(items, row)
      if (owner) owner.options.push(readOptionLine(oddities, row, context))
      else oddities.push({ kind: "optionAlone", place: { line: row.line }, of: row.cells["option"] })
    } else if (row.cells["name"]) {
      items.push({ item: itemOf(oddities, row, categoryOf(categories, row), context), options: [] })
    } else oddities.push({ kind: "noName", place: { line: row.line } })
  }
  const { groups, linksOf } = sheetGroups(items)
  return {
    categories: [...categories.values()],
    groups,
    items: items.map((one) => ({ ...one.item, ...(one.options.length > 0 && { links: linksOf(one) }) })),
    oddities,
  }
}
