import { sameId } from "../../wire/recordId.ts"
import type { AnyRow } from "../editorRow.ts"
import type { CategoryRow, GroupRow, MenuList, OptionRow } from "../menuData.ts"
import { GroupCircle } from "../refusals.ts"
import { type Draft, refuse, refuseField, rowIn } from "./draft.ts"
import { circleFrom, levelsThrough, maxGroupLevels } from "./groupCircles.ts"

type Rule = (draft: Draft, row: never, before: AnyRow | undefined, op: number) => void

/** A category stands within a top one at most, and keeps its template once it has items. */
const category = (draft: Draft, row: CategoryRow, before: AnyRow | undefined, op: number) => {
  const { categories, items } = draft.data
  const parent = row.parent === undefined ? undefined : rowIn(draft.data, "categories", row.parent)
  const isParent = categories.some((one) => one.parent !== undefined && sameId(one.parent, row._id))
  if (parent && (isParent || parent["parent"] !== undefined || sameId(parent._id, row._id)))
    refuseField(op, "fields.parent", "invalid")
  const hasItems = items.some((item) => sameId(item.category, row._id))
  if (before && hasItems && before["template"] !== row.template) refuseField(op, "fields.template", "unknown")
}

/** True of a group that an option may ask for. */
export const isNestable = ({ kind }: Pick<GroupRow, "kind">) => kind === "CHOICE" || kind === "REMOVE"

/** Only choices, and things to leave out, are asked for by an option; three levels deep, and never in a circle. */
const option = (draft: Draft, row: OptionRow, before: AnyRow | undefined, op: number) => {
  if (row.nested === undefined || before?.["nested"] === row.nested) return
  const nested = rowIn(draft.data, "groups", row.nested) as GroupRow | undefined
  if (nested && !isNestable(nested)) refuseField(op, "fields.nested", "invalid")
  const circle = circleFrom(draft.data, row.group)
  if (circle) {
    const nameOf = (id: unknown) => String(rowIn(draft.data, "groups", id)?.["name"] ?? "")
    refuse(new GroupCircle({ groups: circle.map(nameOf) }))
  }
  if (levelsThrough(draft.data, row.group) > maxGroupLevels) refuseField(op, "fields.nested", "invalid")
}

/** A group that options ask for stays one of choices, and its limits hold for each item that has it. */
const group = (draft: Draft, row: GroupRow, _: AnyRow | undefined, op: number) => {
  const { options, itemGroups } = draft.data
  const isNested = options.some(({ nested }) => nested !== undefined && sameId(nested, row._id))
  if (isNested && !isNestable(row)) refuseField(op, "fields.kind", "invalid")
  const links = itemGroups.filter((link) => sameId(link.group, row._id))
  const isCrossed = links.some((link) => (link.min ?? row.min) > (link.max ?? row.max ?? Infinity))
  if (isCrossed) refuseField(op, "fields.max", "limit")
}

const rules: Readonly<Partial<Record<MenuList, Rule>>> = {
  categories: category,
  options: option,
  groups: group,
}

/** Refuses a row, which is in the menu already, for what no field alone can show. */
export const checkRow = (
  draft: Draft,
  list: MenuList,
  row: AnyRow,
  before: AnyRow | undefined,
  op: number,
): void => rules[list]?.(draft, row as never, before, op)
