import type { RecordId } from "../contract/wire/recordId.ts"

/** Kinds of values in the details of events. One that ends in `?` may be left out. */
interface DetailValues {
  readonly id: RecordId
  readonly "id?": RecordId | undefined
  /** Null if nobody is named. */
  readonly "id or null": RecordId | null
  readonly ids: ReadonlyArray<RecordId>
  readonly text: string
  readonly texts: ReadonlyArray<string>
  readonly number: number
  readonly flag: boolean
  readonly objects: ReadonlyArray<object>
  readonly any: unknown
}

/** Shape of an event's detail: the kind of each value, `none`, or `object` where it is what was sent or answered. */
export type Shape = Readonly<Record<string, keyof DetailValues>> | "object" | "none"

type Optional<S> = { [N in keyof S]: S[N] extends "id?" ? N : never }[keyof S]

type Given<S> = { readonly [N in Exclude<keyof S, Optional<S>>]: DetailValues[S[N] & keyof DetailValues] }

type Flat<T> = { readonly [N in keyof T]: T[N] }

/** The detail of a shape. */
export type DetailOf<S> = S extends "none"
  ? { readonly detail?: undefined }
  : S extends "object"
    ? { readonly detail: object }
    : { readonly detail: Flat<Given<S> & { readonly [N in Optional<S>]?: RecordId | undefined }> }
