import { isDated } from "../../contract/resource/datedList.ts"
import { leadColumn } from "../../contract/resource/recordTitle.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { cellPart } from "./cellPart.tsx"

// Few lists are trees, show how much of a whole is used, or have values that count from a day on.
export const ShareText = cellPart(
  () => import("./ShareText.tsx"),
  ({ text }) => text,
)
export const TreeCell = cellPart(
  () => import("./TreeCell.tsx"),
  ({ children }) => children,
)
export const DatedValue = cellPart(() => import("./DatedValue.tsx"))

/** Fetches what puts the rows of a tree in its order. */
export const fetchTreeLayout = () => import("./layOutTree.ts")

/** True for the column of a tree's titles, which are indented by their depth. */
export const isBranch = (resource: Resource, name: string): boolean =>
  resource.tree !== undefined && name === leadColumn(resource)

/** Fetches the parts that cells of a field are made of; undefined where there are none. */
export const fetchOfKind = (resource: Resource, name: string): (() => Promise<unknown>) | undefined => {
  const { outOf, done } = resource.fields[name]?.rules ?? {}
  const fetches = [
    ...(isBranch(resource, name) ? [TreeCell.fetch, fetchTreeLayout] : []),
    ...(isDated(resource, name) ? [DatedValue.fetch] : []),
    ...(outOf !== undefined || done !== undefined ? [ShareText.fetch] : []),
  ]
  return fetches.length === 0 ? undefined : () => Promise.all(fetches.map((fetch) => fetch()))
}
