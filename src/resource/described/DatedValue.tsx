import type { ReactNode } from "react"
import { valueAt } from "../../contract/resource/datedItems.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { DescribedRow } from "./describedRow.ts"

export interface Props {
  readonly resource: Resource
  readonly name: string
  readonly row: DescribedRow
  readonly children: (now: DescribedRow) => ReactNode
}

/** A record with what one of its fields holds today, where items of a list count from a day on. */
const DatedValue = ({ resource, name, row, children }: Props) =>
  children({ ...row, [name]: valueAt(resource, row, name) })

export default DatedValue
