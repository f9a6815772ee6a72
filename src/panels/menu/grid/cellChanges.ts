import { applyOps } from "../../../contract/menu/changes/applyOps.ts"
import type { OpsRefusal } from "../../../contract/menu/changes/draft.ts"
import type { ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import { grouped } from "../../../contract/wire/grouped.ts"
import { idKey, type RecordId } from "../../../contract/wire/recordId.ts"
import { cellText, type CellContext } from "./cellTexts.ts"
import type { Column, ColumnId } from "./columns.ts"
import { readCell, type TextProblem } from "./readCell.ts"

/** A text written into a cell. */
export interface CellEdit {
  readonly item: ItemRow
  readonly column: Column
  readonly text: string
}

/** A text that was not saved, and why. */
export interface CellProblem {
  readonly item: RecordId
  readonly column: ColumnId
  readonly text: string
  readonly reason: TextProblem | "belowCost" | OpsRefusal
  /** Changes that save it all the same, where somebody wants that. */
  readonly ops?: ReadonlyArray<MenuOp>
}

/** Changes to make, and texts that stay unsaved in their cells. */
export interface CellChanges {
  readonly ops: ReadonlyArray<MenuOp>
  readonly problems: ReadonlyArray<CellProblem>
}

interface Read {
  readonly edit: CellEdit
  readonly fields: Readonly<Record<string, unknown>>
  readonly ops: ReadonlyArray<MenuOp>
}

const opsOf = ({ _id, version }: ItemRow, reads: ReadonlyArray<Read>): ReadonlyArray<MenuOp> => {
  const fields = Object.assign({}, ...reads.map((one) => one.fields)) as Readonly<Record<string, unknown>>
  const set: MenuOp = { op: "set", list: "items", _id, version, fields }
  return [...(Object.keys(fields).length > 0 ? [set] : []), ...reads.flatMap(({ ops }) => ops)]
}

/** The reason changes of one item are refused; undefined where they are not. */
const refusalOf = (data: MenuData, item: ItemRow, ops: ReadonlyArray<MenuOp>, at: number) => {
  const made = applyOps({ ...data, items: [item] }, ops, { newId: () => 0, at })
  return "refusal" in made ? made.refusal : undefined
}

/** True of a price below the item's cost that was not there before. */
const isBelowCost = ({ item, column: { id } }: CellEdit, fields: Readonly<Record<string, unknown>>) => {
  const price = fields[id]
  const isPrice = id === "price" || id === "promoPrice"
  return (
    isPrice && typeof price === "number" && typeof item.cost === "number" && price > 0 && price < item.cost
  )
}

const problemOf = (
  { item, column, text }: CellEdit,
  reason: CellProblem["reason"],
  ops?: ReadonlyArray<MenuOp>,
): CellProblem => ({ item: item._id, column: column.id, text, reason, ...(ops && { ops }) })

/** Changes of one item: all of its cells together, or else each that can be made alone. */
const itemChanges = (data: MenuData, item: ItemRow, reads: ReadonlyArray<Read>, at: number): CellChanges => {
  const together = opsOf(item, reads)
  if (together.length === 0 || !refusalOf(data, item, together, at)) return { ops: together, problems: [] }
  const tried = reads.map((read) => ({ read, refusal: refusalOf(data, item, opsOf(item, [read]), at) }))
  const fine = tried.flatMap(({ read, refusal }) => (refusal ? [] : [read]))
  const refusal = refusalOf(data, item, opsOf(item, fine), at)
  const all = refusal ? tried.map((one) => ({ ...one, refusal: one.refusal ?? refusal })) : tried
  return {
    ops: refusal ? [] : opsOf(item, fine),
    problems: all.flatMap(({ read, refusal: reason }) => (reason ? [problemOf(read.edit, reason)] : [])),
  }
}

/**
 * The changes that texts in cells ask for, as one. What cannot be read, what the menu would refuse, and a price that
 * falls below the cost stays in its cell instead. `at` is in milliseconds since 1970.
 */
export const cellChanges = (
  data: MenuData,
  context: CellContext,
  edits: ReadonlyArray<CellEdit>,
): CellChanges => {
  const problems: Array<CellProblem> = []
  const reads = edits.flatMap((edit): ReadonlyArray<Read> => {
    if (cellText(context, edit.item, edit.column) === edit.text.trim()) return []
    const reading = readCell(context, edit.item, edit.column, edit.text)
    if ("problem" in reading) {
      problems.push(problemOf(edit, reading.problem))
      return []
    }
    const read = { edit, fields: reading.fields, ops: reading.ops }
    if (!isBelowCost(edit, reading.fields)) return [read]
    problems.push(problemOf(edit, "belowCost", opsOf(edit.item, [read])))
    return []
  })
  const byItem = [...grouped(reads, ({ edit }) => idKey(edit.item._id)).values()]
  const made = byItem.flatMap((own) => {
    const [first] = own
    return first ? [itemChanges(data, first.edit.item, own, context.now)] : []
  })
  return {
    ops: made.flatMap(({ ops }) => ops),
    problems: [...problems, ...made.flatMap((one) => one.problems)],
  }
}
