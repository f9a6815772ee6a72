import type { Resource, RowOf } from "../../contract/resource/resource.ts"

/** A record of any described list. */
export type DescribedRow = RowOf<Resource>

/** What a record is called. */
export const titleOf = (resource: Resource, row: DescribedRow): string => {
  const title = row[resource.title]
  return typeof title === "string" && title !== "" ? title : `#${row._id}`
}
