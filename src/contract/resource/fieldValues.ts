import type { Field, Fields, Kind } from "./field.ts"
import type { Rules } from "./rules.ts"

/** A field that must be there, whatever the others hold. */
type IsRequired<R> = R extends { readonly required: true }
  ? R extends { readonly when: object }
    ? false
    : true
  : false

type RowValue<F> =
  F extends Field<infer K, infer Row, unknown, infer R>
    ? IsRequired<R> extends true
      ? Row
      : K extends "flag" | "choices" | "references" | "list"
        ? Row
        : Row | null
    : never

/** What a record carries for these fields. */
export type RowFields<F extends Fields> = { readonly [N in keyof F]: RowValue<F[N]> }

type SentNames<F extends Fields> = {
  [N in keyof F]: F[N]["rules"] extends { readonly from: "server" } ? never : N
}[keyof F]
type RequiredNames<F extends Fields> = {
  [N in keyof F]: IsRequired<F[N]["rules"]> extends true ? N : never
}[keyof F]
type BodyValue<F> = F extends Field<Kind, unknown, infer Body, Rules> ? Body : never

/** What a body sends for these fields. */
export type BodyFields<F extends Fields> = {
  readonly [N in Extract<RequiredNames<F>, SentNames<F>>]: BodyValue<F[N]>
} & { readonly [N in Exclude<SentNames<F>, RequiredNames<F>>]?: BodyValue<F[N]> | null }
