import type { Field, Fields } from "./field.ts"
import { spelledItem } from "./listItems.ts"
import type { Resource } from "./resource.ts"

type Values = Readonly<Record<string, unknown>>

/** True if a record has left its first status, or if the resource has no statuses. */
export const hasBegun = ({ status }: Resource, record: { readonly status?: string | undefined }): boolean =>
  status === undefined || (record.status ?? status.first) !== status.first

/** True if a record has reached a status in which nobody may change it. */
export const isFinal = ({ status }: Resource, record: { readonly status?: string | undefined }): boolean =>
  status?.final?.includes(record.status ?? "") === true

/** True if this field of a record may no longer be changed; a record being created has no such fields. */
export const isFixed = (
  resource: Resource,
  { rules: { fixed } }: Field,
  record: { readonly status?: string | undefined } | undefined,
): boolean =>
  record !== undefined &&
  (fixed === true || (fixed === "begun" && hasBegun(resource, record)) || isFinal(resource, record))

/** A value in one spelling, without what the server writes of a list's items: nobody sends that. */
const spelled = ({ fields }: Field, value: unknown): string =>
  JSON.stringify(
    fields && Array.isArray(value) ? value.map((item: Values) => spelledItem(fields, item)) : (value ?? null),
  )

/** The fixed fields a save would change, by their values as they are kept before and after it. */
export const fixedChanges = (
  resource: Resource & { readonly fields: Fields },
  record: { readonly status?: string | undefined },
  before: Values,
  after: Values,
): ReadonlyArray<string> =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    isFixed(resource, field, record) && spelled(field, before[name]) !== spelled(field, after[name])
      ? [name]
      : [],
  )
