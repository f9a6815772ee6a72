import { useMemo, useState } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { inTreeOrder, parentKey } from "../../contract/resource/tree.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import type { TreePlace } from "../../ui/table/tableTree.ts"
import type { LaidOut, LayOut } from "../rowTree.ts"
import type { DescribedRow } from "./describedRow.ts"

/** The rows that are to be seen while those under the closed ones are not, and the place of each. */
const layOutRows = (resource: Resource, rows: ReadonlyArray<DescribedRow>, closed: ReadonlySet<string>) => {
  const places = new Map<DescribedRow, TreePlace>()
  for (const one of inTreeOrder(rows, (row) => parentKey(resource, row))) {
    const { row, level, position, siblingCount, parent, hasChildren } = one
    if (parent && !places.get(parent)?.isExpanded) continue
    const parentKeyOf = parent && idKey(parent._id)
    const isExpanded = hasChildren ? !closed.has(idKey(row._id)) : undefined
    places.set(row, { level, position, siblingCount, parentKey: parentKeyOf, isExpanded })
  }
  return places
}

/** How the rows of a tree are laid out, all of them open at first; undefined for a list that is none. */
export const useTree = (resource: Resource): LayOut<DescribedRow> | undefined => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  return useMemo(() => {
    if (resource.tree === undefined) return undefined
    return (rows): LaidOut<DescribedRow> => {
      const places = layOutRows(resource, rows, closed)
      return {
        rows: [...places.keys()],
        placeOf: (row) => places.get(row),
        onToggle: (row, isExpanded) =>
          setClosed((before) => {
            const next = new Set(before)
            if (isExpanded) next.delete(idKey(row._id))
            else next.add(idKey(row._id))
            return next
          }),
      }
    }
  }, [resource, closed])
}
