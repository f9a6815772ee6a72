import { idKey, type RecordId } from "../wire/recordId.ts"
import type { Reference } from "./field.ts"
import type { Resource } from "./resource.ts"

/** A row of a tree, and where it stands. */
export interface TreeRow<Row> {
  readonly row: Row
  /** 1 for a root. */
  readonly level: number
  /** Its place among its siblings, from 1. */
  readonly position: number
  readonly siblingCount: number
  readonly parent: Row | undefined
  readonly hasChildren: boolean
}

interface Identified {
  readonly _id: RecordId
}

/** The key of the record a row stands under, as its description says. */
export const parentKey = ({ tree }: Resource, row: object): string | undefined => {
  const parent = tree === undefined ? undefined : (row as Readonly<Record<string, unknown>>)[tree]
  return parent ? idKey((parent as Reference)._id) : undefined
}

/**
 * Each row followed by those under it; siblings keep their order. A row whose parent is not among them is a root, and so
 * is the first one of a circle.
 */
export const inTreeOrder = <Row extends Identified>(
  rows: ReadonlyArray<Row>,
  parentOf: (row: Row) => string | undefined,
): ReadonlyArray<TreeRow<Row>> => {
  const keys = new Set(rows.map(({ _id }) => idKey(_id)))
  const under = new Map<string | undefined, Array<Row>>()
  for (const row of rows) {
    const parentId = parentOf(row)
    const parent = parentId !== undefined && keys.has(parentId) ? parentId : undefined
    under.set(parent, [...(under.get(parent) ?? []), row])
  }
  const placed = new Map<Row, TreeRow<Row>>()
  const place = (siblings: ReadonlyArray<Row>, parent: Row | undefined, level: number): void => {
    const unplaced = siblings.filter((row) => !placed.has(row))
    unplaced.forEach((row, index) => {
      const children = under.get(idKey(row._id)) ?? []
      const position = index + 1
      const hasChildren = children.length > 0
      placed.set(row, { row, level, position, siblingCount: unplaced.length, parent, hasChildren })
      place(children, row, level + 1)
    })
  }
  place(under.get(undefined) ?? [], undefined, 1)
  for (const row of rows) place([row], undefined, 1)
  return [...placed.values()]
}
