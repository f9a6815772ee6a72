import { useEffect, useMemo, useState } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import type { LayOut } from "../rowTree.ts"
import type { DescribedRow } from "./describedRow.ts"
import { fetchTreeLayout } from "./kindCellParts.ts"
import type { layOutTree } from "./layOutTree.ts"

/**
 * Lays out the rows of a tree, all expanded at first. Few lists are trees, so the code is fetched; undefined until it
 * is loaded, and for other lists.
 */
export const useTree = (resource: Resource): LayOut | undefined => {
  const { tree } = resource
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [lay, setLay] = useState<{ readonly out: typeof layOutTree }>()
  useEffect(() => {
    if (tree !== undefined) void fetchTreeLayout().then(({ layOutTree: out }) => setLay({ out }))
  }, [tree])
  return useMemo(() => {
    const toggle = ({ _id }: DescribedRow) =>
      setClosed((before) => {
        const next = new Set(before)
        if (!next.delete(idKey(_id))) next.add(idKey(_id))
        return next
      })
    return lay && ((rows) => lay.out(resource, rows, closed, toggle))
  }, [lay, resource, closed])
}
