import type { Field, Fields, Kind } from "../resource/field.ts"
import { isGiven } from "../resource/body.ts"
import type { Resource } from "../resource/resource.ts"
import type { Rules } from "../resource/rules.ts"
import type { RecordId } from "../wire/recordId.ts"

type Stored<F extends Fields> = {
  [N in keyof F]: F[N]["rules"] extends { readonly derived: true } ? never : N
}[keyof F]

type Needed<F extends Fields> = {
  [N in keyof F]: F[N]["rules"] extends { readonly required: true }
    ? F[N]["rules"] extends { readonly when: object }
      ? never
      : N
    : never
}[keyof F]

type ValueOf<F> = F extends Field<Kind, unknown, infer Body, Rules> ? Body : never

/**
 * A record of a described list as the menu's editor has it: values as a body sends them, references as ids. Empty
 * values, flags that are off among them, are left out. `status` is the one that was written; `statusAt` tells what
 * follows from it at a moment.
 */
export type EditorRow<R extends Resource> = {
  readonly _id: RecordId
  readonly version: number
  readonly status?: string
} & { readonly [N in Extract<Needed<R["fields"]>, Stored<R["fields"]>>]: ValueOf<R["fields"][N]> } & {
  readonly [N in Exclude<Stored<R["fields"]>, Needed<R["fields"]>>]?: ValueOf<R["fields"][N]>
}

/** A row whose fields are found by name at run time. */
export type AnyRow = {
  readonly _id: RecordId
  readonly version: number
  readonly status?: string
} & Readonly<Record<string, unknown>>

const plain = (field: Field, value: unknown): unknown =>
  field.kind === "moment" && typeof value === "string" ? new Date(value).toISOString() : value

/** Values by field without the empty ones; moments in one spelling. */
export const withoutEmpty = (fields: Fields, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name]
      return field && isGiven(value) && value !== false ? [[name, plain(field, value)] as const] : []
    }),
  )
