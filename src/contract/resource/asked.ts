import { crossProblems } from "./body.ts"
import type { Fields } from "./field.ts"
import type { Resource } from "./resource.ts"
import { entryOf } from "../wire/entryOf.ts"

/** The fields a move to a status asks for, none of which it needs. */
export const askedFields = ({ status, fields }: Resource, to: string): Fields =>
  Object.fromEntries(
    (entryOf(status?.asks, to) ?? []).flatMap((name) =>
      fields[name] ? [[name, fields[name]] as const] : [],
    ),
  )

/** The fields that moves of a resource ask for, whichever they lead to. */
export const everyAskedField = (resource: Resource): Fields =>
  Object.assign({}, ...Object.keys(resource.status?.asks ?? {}).map((to) => askedFields(resource, to)))

type Values = Readonly<Record<string, unknown>>

/** The problems of values sent with a move: of those it does not ask for, and between them and the record. */
export const askedProblems = (resource: Resource, to: string, row: Values, values: Values) => {
  const allowedFields = askedFields(resource, to)
  return [
    ...Object.keys(values)
      .filter((name) => !allowedFields[name])
      .map((name) => [name, "unknown"] as const),
    ...crossProblems(allowedFields, { ...row, ...values }),
  ].map(([name, code]) => ({ path: `body.values.${name}`, code }))
}
