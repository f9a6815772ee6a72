import type { Locale } from "../contract/limits.ts"
import type { RowOf, Resource } from "../contract/resource/resource.ts"
import type { ResourceQuery } from "../contract/resource/schemas.ts"
import { inTreeOrder, parentKey } from "../contract/resource/tree.ts"
import type { ResultPage } from "../contract/wire/page.ts"
import { pageOf } from "./pageOf.ts"
import type { KeptRow } from "./resourceFilter.ts"
import type { ResourceMemory } from "./resourceMemory.ts"

type Row = RowOf<Resource>

/** One page of the trees a filter finds, as the server answers it. */
export const treePageOf = (
  { resource, table }: ResourceMemory,
  query: ResourceQuery & { readonly language?: Locale },
  shown: (row: KeptRow) => Row,
): ResultPage<Row> => {
  const parentOf = (row: Row) => parentKey(resource, row)
  const found = table.found(query).map(shown)
  const all = table.found({ ...query, filter: {} }).map(shown)
  const byKey = new Map(all.map((row) => [String(row._id), row]))
  const visible = new Set<Row | undefined>()
  for (const { _id } of found)
    for (let row = byKey.get(String(_id)); row && !visible.has(row); row = byKey.get(parentOf(row) ?? ""))
      visible.add(row)
  const branches: Array<Array<Row>> = []
  for (const { row, level } of inTreeOrder(
    all.filter((one) => visible.has(one)),
    parentOf,
  ))
    if (level === 1) branches.push([row])
    else branches.at(-1)?.push(row)
  const { items, totalCount: rootCount } = pageOf(branches, query)
  return { items: items.flat(), totalCount: found.length, rootCount }
}
