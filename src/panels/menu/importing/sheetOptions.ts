import type {
  SourceGroup,
  SourceItem,
  SourceLink,
  SourcePrice,
} from "../../../contract/menu/import/menuSource.ts"
import type { Oddity } from "../../../contract/menu/import/oddity.ts"
import { optionGroups } from "../../../contract/resources/optionGroups.ts"
import { grouped } from "../../../contract/wire/grouped.ts"
import { folded, plainName } from "../../../contract/search/folded.ts"
import { type AddOddity, centsIn, itemValue, type SheetContext, statusIn } from "./readCells.ts"
import { noteOf, type SheetLine } from "./sheetLine.ts"

/** A line that says which group an item has, and perhaps one of its options. */
export interface OptionLine {
  readonly line: number
  readonly group: string
  readonly internalName?: string | undefined
  readonly option?: string | undefined
  readonly size?: string | undefined
  readonly cents?: number | undefined
  readonly code?: string | undefined
  readonly status?: string | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly kind?: string | undefined
  readonly priceRule?: string | undefined
}

/** An item of a sheet with the lines of its options. */
export interface ReadItem {
  readonly item: SourceItem
  readonly options: Array<OptionLine>
}

/** True of a line about an item's options; a group without a name is called as its kind. */
export const isOptionLine = ({ cells }: SheetLine): boolean =>
  Boolean(cells["option"]) || Boolean(cells["group"])

const countIn = (cell: string | undefined, add: AddOddity): number | undefined => {
  if (!cell) return undefined
  return /^\d{1,2}$/.test(cell) ? Number(cell) : void add("unreadCell")
}

const choiceIn = (
  field: "kind" | "priceRule",
  cell: string | undefined,
  add: AddOddity,
): string | undefined => {
  if (!cell) return undefined
  const found = Object.entries(optionGroups.fields[field].choices ?? {}).find(([value, words]) =>
    [value, ...words].some((one) => folded(one) === folded(cell)),
  )
  return found ? found[0] : void add("unreadCell")
}

export const readOptionLine = (
  oddities: Array<Oddity>,
  row: SheetLine,
  context: SheetContext,
): OptionLine => {
  const { line, cells } = row
  const { option = "", group = "", price = "", size, internalName, code = "", status } = cells
  const add = noteOf(oddities, row, option || group)
  return {
    line,
    group: group || "Opções",
    internalName: internalName || undefined,
    option: option || undefined,
    size: size || undefined,
    cents: price === "" ? undefined : centsIn(price, context, add("price")),
    code: itemValue("code", code, context, add("code")) as string | undefined,
    status: status ? statusIn(status, add("status")) : undefined,
    min: countIn(cells["min"], add("min")),
    max: countIn(cells["max"], add("max")),
    kind: choiceIn("kind", cells["groupKind"], add("groupKind")),
    priceRule: choiceIn("priceRule", cells["priceRule"], add("priceRule")),
  }
}

/** The lines of an item by the group they name. */
const byGroup = (lines: ReadonlyArray<OptionLine>) =>
  grouped(lines, ({ internalName, group }) => plainName(internalName ?? group))

const first = <V>(lines: ReadonlyArray<OptionLine>, of: (line: OptionLine) => V | undefined): V | undefined =>
  lines.map(of).find((value) => value !== undefined)

const optionKey = (group: string, name: string) => `${group} > ${plainName(name)}`

const groupOf = (
  key: string,
  lines: ReadonlyArray<OptionLine>,
  item: string,
  isOther: boolean,
): SourceGroup => {
  const [head] = lines
  const options = new Map(
    lines
      .flatMap((line) => (line.option === undefined ? [] : [[plainName(line.option), line] as const]))
      .toReversed(),
  )
  const internalName = first(lines, (one) => one.internalName) ?? (isOther ? item.slice(0, 60) : undefined)
  const fields = {
    ...(internalName !== undefined && { internalName }),
    kind: first(lines, ({ kind }) => kind),
    priceRule: first(lines, ({ priceRule }) => priceRule),
    min: first(lines, ({ min }) => min),
    max: first(lines, ({ max }) => max),
  }
  return {
    key,
    place: { line: head?.line ?? 0 },
    name: head?.group ?? "",
    fields,
    options: [...options.values()].toReversed().map(({ line, option = "", cents, size, code, status }) => ({
      key: optionKey(key, option),
      place: { line },
      name: option,
      fields: size === undefined && cents !== undefined ? { price: cents } : {},
      ...(code !== undefined && { code }),
      ...(status !== undefined && { status }),
    })),
  }
}

/** True of a line that says no more of an option than its price in a size. */
const isInSize = ({ option, size }: OptionLine) => option === undefined || size !== undefined

const said = ({ options }: SourceGroup) =>
  JSON.stringify(options.map(({ name, fields, code }) => [plainName(name), fields, code]))

/**
 * The groups a sheet's items have. One that is named without options is the last of that name; the same name with other
 * options is another group, told apart by the item's.
 */
export const sheetGroups = (items: ReadonlyArray<ReadItem>) => {
  const groups = new Map<string, SourceGroup>()
  const links = new Map<ReadItem, Array<SourceLink>>()
  const current = new Map<string, string>()
  const sizes = new Map<string, string>()
  for (const one of items)
    for (const [name, lines] of byGroup(one.options)) {
      const known = groups.get(current.get(name) ?? "")
      const fresh = groupOf(
        known ? `${name} ${groups.size}` : name,
        lines,
        one.item.name,
        known !== undefined,
      )
      const isSame = known && (lines.every(isInSize) || said(fresh) === said(known))
      const group = isSame ? known : fresh
      groups.set(group.key, group)
      current.set(name, group.key)
      for (const option of group.options) sizes.set(plainName(option.name), option.key)
      const prices = lines.flatMap(({ option, size, cents }): ReadonlyArray<SourcePrice> =>
        option === undefined || size === undefined || cents === undefined
          ? []
          : [{ option: optionKey(group.key, option), size: sizes.get(plainName(size)), cents }],
      )
      const { min, max } = fresh.fields as { readonly min?: number; readonly max?: number }
      links.set(one, [...(links.get(one) ?? []), { group: group.key, min, max, prices }])
    }
  return { groups: [...groups.values()], linksOf: (one: ReadItem) => links.get(one) ?? [] }
}
