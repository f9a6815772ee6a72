import { allows, type Subject, worksForCompanies } from "../access/access.ts"
import type { Field } from "./field.ts"
import type { Resource, Scope } from "./resource.ts"
import { entryOf } from "../wire/entryOf.ts"

type Values = Readonly<Record<string, unknown>>

/** Checks by scope: true if the user's membership is at least as wide. */
const isWideEnough: Readonly<Record<Scope, (user: Subject) => boolean>> = {
  platform: ({ isRoot }) => isRoot,
  application: ({ isRoot, isApplication }) => isRoot || isApplication,
  franchise: worksForCompanies,
  company: () => true,
}

/** True if this user may set a field to this value. */
export const mayGive = ({ rules: { reserved } }: Field, value: unknown, user: Subject): boolean =>
  isWideEnough[entryOf(reserved, String(value)) ?? "company"](user)

/** The fields of these values that take a wider membership than this user has. */
export const reservedFields = (
  { fields }: Pick<Resource, "fields">,
  values: Values,
  user: Subject,
): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, field]) => (mayGive(field, values[name], user) ? [] : [name]))

/** True if this user may create, save and delete records of a resource, and write this record. */
export const mayWrite = (
  { readOnly, access, writes = access, scope, writers = scope, fields }: Resource,
  user: Subject,
  row: Values = {},
): boolean =>
  readOnly !== true &&
  allows(writes, user) &&
  isWideEnough[writers](user) &&
  reservedFields({ fields }, row, user).length === 0
