import type { OpsRefusal } from "../changes/draft.ts"
import type { MenuData, MenuList } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import type { Oddity, Place } from "./oddity.ts"

/**
 * Outcome of a row: `asks` is one whose price moves so far that it enters only when somebody says so, `refused`
 * one that cannot be written.
 */
export type Outcome = "create" | "change" | "same" | "asks" | "refused"

/** A field before and after; undefined for none. */
export interface FieldChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** Reasons a row does not enter. */
export type RowReason =
  | { readonly kind: "repeated"; readonly first: Place }
  | { readonly kind: "noPrice" }
  | { readonly kind: "without"; readonly of: string }
  | { readonly kind: "rules"; readonly refusal: OpsRefusal }

/** A row of the source and what becomes of it. */
export interface PlannedRow {
  /** Names the row within the plan. */
  readonly key: string
  readonly list: MenuList
  readonly name: string
  readonly place: Place
  readonly outcome: Outcome
  readonly changes: ReadonlyArray<FieldChange>
  readonly reason?: RowReason
}

/** An import before it is made, and the changes that make it. */
export interface ImportPlan {
  readonly rows: ReadonlyArray<PlannedRow>
  readonly oddities: ReadonlyArray<Oddity>
  readonly ops: ReadonlyArray<MenuOp>
  /** The menu as it would be. */
  readonly after: MenuData
}

/** Choices of whoever imports, and the surroundings of the plan. */
export interface PlanOptions {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Keys of rows whose price may move further than is usual. */
  readonly accepted?: ReadonlySet<string>
  /** The last of several lines with one key counts; otherwise those that differ from the first are left out. */
  readonly takesLast?: boolean
  /** A store without a menu gets one; only who may edit menus can make it. */
  readonly makesMenu?: boolean
  /** Returns the `tempId` of the next new row: a whole number above all ids there are, as text. */
  readonly newTempId: () => string
}
