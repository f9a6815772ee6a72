import type { Fields } from "./field.ts"
import type { Resource } from "./resource.ts"

type Row = Readonly<Record<string, unknown>>

const hasArea = (fields: Fields): boolean =>
  Object.values(fields).some((field) => field.kind === "area" || hasArea(field.fields ?? {}))

/** True if a list shows less of its records than each alone: outlines are too long for many at once. */
export const isAbridged = ({ fields }: Resource): boolean => hasArea(fields)

const abridged = (fields: Fields, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const { kind, fields: items } = fields[name] ?? {}
      if (kind === "area") return [name, value && []]
      if (!items || !Array.isArray(value) || !hasArea(items)) return [name, value]
      return [name, value.map((item: Row) => abridged(items, item))]
    }),
  )

/** A record as a list tells it: of an area, that there is one, as no rings at all. */
export const listedRow = <A extends Row>(resource: Resource, row: A): A =>
  isAbridged(resource) ? (abridged(resource.fields, row) as A) : row
