import * as Schema from "effect/Schema"
import { RecordId } from "../../wire/recordId.ts"
import { Moment } from "../../wire/text.ts"

const optional = Schema.optionalKey

/** A row that a store has of its model store, its list by its name in the editor's calls, and the values it has there of what a store may have of its own. */
const InheritedRow = Schema.Struct({
  list: Schema.String,
  row: RecordId,
  /** The row of the model store. */
  source: RecordId,
  /** Cents. */
  price: optional(Schema.Int),
  /** `HIDDEN` or `AVAILABLE`: what is sold out there is not sold out here. */
  status: optional(Schema.String),
  isActive: optional(Schema.Boolean),
})
export type InheritedRow = typeof InheritedRow.Type

/** Values of an item, an option or a group that a store has of its own; those left out are its model store's. */
const StoreOverride = Schema.Struct({
  item: optional(RecordId),
  option: optional(RecordId),
  group: optional(RecordId),
  /** Cents, charged for an item in every menu as they stand. */
  price: optional(Schema.Int),
  status: optional(Schema.String),
  soldOutUntil: optional(Moment),
  /** False where a group is not asked for. */
  visible: optional(Schema.Boolean),
})
export type StoreOverride = typeof StoreOverride.Type

/** The model store whose menu a store has, and what differs here. */
export const MenuFollows = Schema.Struct({
  model: Schema.Struct({ _id: RecordId, name: Schema.String }),
  rows: Schema.Array(InheritedRow),
  overrides: Schema.Array(StoreOverride),
  /** True if the last change of the model store could not be made here. */
  isBehind: optional(Schema.Boolean),
})
export type MenuFollows = typeof MenuFollows.Type
