import { recordTitle } from "../../contract/resource/recordTitle.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"

/** A record of any described list. */
export type DescribedRow = RowOf<Resource>

/** What a record is called; its number where it has no name. */
export const titleOf = (resource: Resource, row: DescribedRow): string =>
  recordTitle(resource, row) || `#${row._id}`
