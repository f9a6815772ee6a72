import type { Field, Fields } from "./field.ts"
import type { Resource } from "./resource.ts"

type Values = Readonly<Record<string, unknown>>

/** Whether nobody may change a field of this record any more; a record that is being made has none yet. */
export const isFixed = (
  { status }: Resource,
  { rules: { fixed } }: Field,
  record: { readonly status?: string | undefined } | undefined,
): boolean =>
  record !== undefined &&
  (fixed === true || (fixed === "begun" && (record.status ?? status?.first) !== status?.first))

/** The fixed fields a save would change, by their values as they are kept before and after it. */
export const fixedChanges = (
  resource: Resource & { readonly fields: Fields },
  record: { readonly status?: string | undefined },
  before: Values,
  after: Values,
): ReadonlyArray<string> =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    isFixed(resource, field, record) &&
    JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null)
      ? [name]
      : [],
  )
