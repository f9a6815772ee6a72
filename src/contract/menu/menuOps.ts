import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { RecordId } from "../wire/recordId.ts"
import { Moment, RequiredText, Text } from "../wire/text.ts"
import { type MenuList, menuListNames } from "./menuData.ts"
import { maxMenuPrice } from "./menuChoices.ts"

/** Changes of one call. */
export const maxOps = 500

const optional = Schema.optionalKey
const orNone = <A, I>(schema: Schema.Codec<A, I>) => optional(Schema.NullOr(schema))
/** A record by its id, or one that the same call creates by its `tempId`. */
const Ref = Schema.Union([RecordId, Text(limits.text.line.max)]) as Schema.Codec<RecordId, RecordId>
const Cents = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: maxMenuPrice }))
const Count = (minimum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum: 50 }))
const list = Schema.Literals(menuListNames) as Schema.Codec<MenuList, MenuList>
const Fields = Schema.Record(Schema.String, Schema.Unknown)
const Key = Schema.String.check(Schema.isPattern(/^[1-9]\d*(:[1-9]\d*)?$/))
/** An item's values in a menu. */
const placeFields = {
  visible: optional(Schema.Boolean),
  priceOverride: orNone(Cents),
  position: orNone(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: limits.number.max }))),
}
/** The values a change was written over, null where there was none; it is stale if another one is there now. */
const was = optional(Schema.Struct(placeFields))
const isLinked = optional(Schema.Boolean)
const formerNumber = orNone(Schema.Int)
const whole = { list, _id: Ref, version: Schema.Int }

/**
 * One change of a menu. `fields` are as a body of the described list; a reference in them may be a `tempId`. In `set` a
 * field that is left out stays as it is, and null empties it. `after` null puts a row first; left out, last.
 */
export const MenuOp = Schema.Union([
  Schema.Struct({
    op: Schema.Literal("create"),
    list,
    tempId: RequiredText(1, 60),
    /** The id of a row that a version of this menu has and that was removed since: it comes back under it. */
    _id: optional(RecordId),
    fields: Fields,
  }),
  Schema.Struct({ op: Schema.Literal("set"), ...whole, fields: Fields }),
  Schema.Struct({
    op: Schema.Literal("status"),
    ...whole,
    to: Schema.String,
    /** The moment it is sold, or used, again by itself. */
    until: orNone(Moment),
    reason: orNone(Text(80)),
  }),
  Schema.Struct({
    op: Schema.Literal("stock"),
    list: Schema.Literal("items"),
    _id: Ref,
    /** Pieces that were counted; null where nobody knows. */
    counted: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: limits.number.max }))),
  }),
  Schema.Struct({ op: Schema.Literal("move"), list, _id: Ref, after: orNone(Ref), parent: orNone(Ref) }),
  Schema.Struct({
    op: Schema.Literal("link"),
    item: Ref,
    group: Ref,
    min: orNone(Count(0)),
    max: orNone(Count(1)),
    optionPrices: optional(Schema.Record(Key, Cents)),
    after: orNone(Ref),
    /** As of a place; with prices, only those that differ from the ones here are written. */
    was: optional(
      Schema.Struct({
        isLinked,
        min: formerNumber,
        max: formerNumber,
        optionPrices: optional(Schema.Record(Key, Cents)),
      }),
    ),
  }),
  Schema.Struct({ op: Schema.Literal("unlink"), item: Ref, group: Ref }),
  Schema.Struct({
    op: Schema.Literal("ingredient"),
    item: optional(Ref),
    option: optional(Ref),
    ingredient: Ref,
    withoutCents: orNone(Cents),
    was: optional(Schema.Struct({ isLinked, withoutCents: formerNumber })),
  }),
  Schema.Struct({
    op: Schema.Literal("noIngredient"),
    item: optional(Ref),
    option: optional(Ref),
    ingredient: Ref,
  }),
  Schema.Struct({
    op: Schema.Literal("place"),
    menu: Ref,
    item: Ref,
    ...placeFields,
    was,
  }),
  Schema.Struct({ op: Schema.Literal("noPlace"), menu: Ref, item: Ref, was }),
  Schema.Struct({ op: Schema.Literal("remove"), ...whole }),
])
export type MenuOp = typeof MenuOp.Type

/** Changes by their name. */
export type OpNamed<N extends MenuOp["op"]> = Extract<MenuOp, { readonly op: N }>
