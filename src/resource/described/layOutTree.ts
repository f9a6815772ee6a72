import type { Resource } from "../../contract/resource/resource.ts"
import { inTreeOrder, parentKey } from "../../contract/resource/tree.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { treeRow } from "../../ui/table/treeRow.ts"
import type { LaidOut } from "../rowTree.ts"
import type { DescribedRow } from "./describedRow.ts"

/** Lays out the rows of a tree; those under a closed one are not to be seen. */
export const layOutTree = (
  resource: Resource,
  rows: ReadonlyArray<DescribedRow>,
  closed: ReadonlySet<string>,
  toggle: (row: DescribedRow) => void,
): LaidOut => {
  const cache = new Map<DescribedRow, ReturnType<typeof placed>>()
  const placed = ({
    row,
    parent,
    hasChildren,
    ...of
  }: ReturnType<typeof inTreeOrder<DescribedRow>>[number]) => {
    const isExpanded = hasChildren ? !closed.has(idKey(row._id)) : undefined
    const place = { ...of, isExpanded, parentKey: parent && idKey(parent._id) }
    return { ...place, props: treeRow(place, () => toggle(row)) }
  }
  for (const one of inTreeOrder(rows, (row) => parentKey(resource, row)))
    if (!one.parent || cache.get(one.parent)?.isExpanded) cache.set(one.row, placed(one))
  return {
    rows: [...cache.keys()],
    rowProps: (row) => cache.get(row)?.props,
    placeOf: (row) => cache.get(row),
    toggle,
  }
}
