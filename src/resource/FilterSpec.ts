import type * as Effect from "effect/Effect"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import type { Extra } from "../contract/wire/extras.ts"
import type { PageQuery } from "../contract/wire/page.ts"
import type { RecordId } from "../contract/wire/recordId.ts"
import type { RecordOption } from "./recordOption.ts"

/**
 * Finds the values whose name contains a text; an empty text finds the first of all. With ids it finds the names of
 * those, where the API can.
 */
export type FindOptions = (
  api: Api,
  text: string,
  ids?: ReadonlyArray<string>,
) => Effect.Effect<ReadonlyArray<RecordOption>, ApiError>

/**
 * Input of a filter that has more than one value: several options, a range of numbers or of days (both ends included),
 * one day, or a part of a text.
 */
export type FilterInput =
  | { readonly kind: "several" }
  | {
      readonly kind: "numbers"
      /** Digits after the point. */
      readonly digits: number
      readonly prefix?: string
      readonly suffix?: string
    }
  | { readonly kind: "days" }
  | { readonly kind: "day" }
  | {
      readonly kind: "part"
      /** Records may be without it, and are found by that. */
      readonly mayBeNone: boolean
    }

/**
 * One filter. It is called by the list's word `filter.{id}`, and each of its known values by
 * `filter.{id}.{value}`; values the API knows come with their names.
 */
export interface FilterSpec<Row = never> {
  readonly id: string
  readonly options: ReadonlyArray<string> | FindOptions
  /** The extra it needs; left out where the server does not list it. */
  readonly extra?: Extra
  /** Its values are searched by typing, because there may be thousands. */
  readonly isSearched?: boolean
  /** One of its options unless told. `filterValue.ts` says how such a value is written. */
  readonly input?: FilterInput
  /** The record of a row that the filter is about, where its values are ids. */
  readonly recordIdOf?: (row: Row) => RecordId | undefined
  /**
   * Its part of the call's filter. The value may come from an old URL: return `{}` for nonsense. Where values are ids,
   * `recordId` is the one meant, as the platform sent it; of several, `idOf` knows each.
   */
  readonly toFilter: (
    value: string,
    recordId: RecordId,
    idOf: (text: string) => RecordId,
  ) => PageQuery["filter"]
}
