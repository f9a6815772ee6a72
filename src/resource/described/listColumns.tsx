import type { Field, Kind } from "../../contract/resource/field.ts"
import { leadColumn } from "../../contract/resource/recordTitle.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { Fetched } from "../../ui/root/later.tsx"
import type { ColumnSpec } from "../ListSpec.ts"
import type { DescribedRow } from "./describedRow.ts"
import { fetchOfKind } from "./kindCellParts.ts"
import type { Parts } from "./parts.ts"

const amounts: ReadonlySet<Kind> = new Set(["count", "decimal", "percent", "money"])

const pictured: ReadonlySet<string> = new Set<Kind>(["image", "file"])

/** Kinds, and columns of every record, whose values say nothing without their name. */
const needName: ReadonlySet<string> = new Set([
  ...amounts,
  "flag",
  "day",
  "moment",
  "time",
  "list",
  "createdAt",
  "updatedAt",
])

/**
 * True for columns that show a record's state: its status (or a flag if it has none), and choices that the server makes
 * or that have a hand-written mark.
 */
const isState = ({ fields, status }: Resource, { cells }: Parts, name: string): boolean => {
  const field = fields[name]
  if (field?.kind === "choice") return field.rules.from === "server" || cells?.[name] !== undefined
  return name === "status" || (field?.kind === "flag" && !status)
}

/** In a narrow list: its number, what a record is called, what more is said of it in words, and its state. */
const areaOf = (resource: Resource, parts: Parts, name: string): NonNullable<ColumnSpec["area"]> => {
  if (name === "id") return "id"
  if (name === leadColumn(resource)) return "lead"
  if (isState(resource, parts, name)) return "tags"
  return pictured.has(resource.fields[name]?.kind ?? "") ? "hidden" : "second"
}

const isAmount = (field: Field | undefined) => field !== undefined && amounts.has(field.kind)

/** A cell by hand, by the kind of its field, or the record's number. */
const cellOf = (resource: Resource, { cells, KindCell }: Parts, name: string) => {
  const Own = cells?.[name]
  return (row: DescribedRow) => {
    if (name === "id") return row._id
    if (Own) return <Own row={row} />
    return KindCell && <KindCell {...{ resource, name, row }} />
  }
}

/** The fetch of the code of a column's cells, where some of it comes apart. */
const fetchedBy = (resource: Resource, { cells }: Parts, name: string): Pick<ColumnSpec, "fetch"> => {
  const own: object | undefined = cells?.[name]
  const fetch = own ? (own as Partial<Fetched>).fetch : fetchOfKind(resource, name)
  return fetch ? { fetch } : {}
}

/** Cells by hand say what they are by themselves, but for what is just on or off. */
const isNamed = ({ fields }: Resource, { cells }: Parts, name: string): boolean => {
  const kind = fields[name]?.kind ?? name
  return (cells?.[name] === undefined || kind === "flag") && needName.has(kind)
}

/** The columns of a description. */
export const columnsOf = (resource: Resource, parts: Parts): ReadonlyArray<ColumnSpec> => {
  const { list } = parts
  const areas: Readonly<Record<string, ColumnSpec["area"]>> = parts.areas ?? {}
  const sortable = new Set(list.sorts)
  const extra = resource.extraColumns ?? []
  const columns = [...resource.columns, ...extra].map((name): ColumnSpec => ({
    id: name,
    area: areas[name] ?? areaOf(resource, parts, name),
    isNamed: isNamed(resource, parts, name),
    sortable: sortable.has(name),
    isExtra: extra.includes(name),
    ...(name === "id" && { width: 96 }),
    ...(isAmount(resource.fields[name]) && { align: "end" as const }),
    render: cellOf(resource, parts, name),
    ...fetchedBy(resource, parts, name),
  }))
  return list.orderColumn ? [list.orderColumn, ...columns] : columns
}
