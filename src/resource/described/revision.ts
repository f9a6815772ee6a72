import type { Resource } from "../../contract/resource/resource.ts"
import type { DescribedRow } from "./describedRow.ts"

/** Begins the value of `open` for a draft that takes the place of a record in use, before the record's id. */
export const revisionPrefix = "revision/"

/** True if a record is in use, so that it is changed through a draft. */
export const isRevised = ({ status }: Resource, row: DescribedRow | undefined): boolean =>
  row?.status !== undefined && status?.revised?.includes(row.status) === true
