import * as Schema from "effect/Schema"
import { oneOf } from "../wire/reading.ts"
import { idKey, RecordId } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"
import { isOut } from "./changes/statusOps.ts"
import type { MenuData } from "./menuData.ts"
import { statusAt } from "./statusAt.ts"

/** Lists of things that sell out one by one. */
export const stoppableLists = ["ingredients", "items", "options"] as const
export type StoppableList = (typeof stoppableLists)[number]

const optional = Schema.optionalKey

/** A place that had to hear of a change: a public menu, or without one the screens the menu is edited on. */
const Notice = Schema.Struct({
  menu: optional(Schema.Struct({ _id: RecordId, label: Schema.String })),
  sentAt: Moment,
  /** The moment the place read the menu with the change; absent until then. */
  confirmedAt: optional(Moment),
})
export type MenuNotice = typeof Notice.Type

/** Something that is sold out: since when and by whom, where known, and the places that had to hear of it. */
export const MenuStop = Schema.Struct({
  list: oneOf(stoppableLists),
  _id: RecordId,
  since: optional(Moment),
  /** The name of the person who marked it. */
  by: optional(Schema.String),
  notices: Schema.Array(Notice),
})
export type MenuStop = typeof MenuStop.Type

/** The name of a row among those of all lists. */
export const stopKey = (list: string, id: RecordId): string => `${list}:${idKey(id)}`

/** Everything that is sold out at a moment, in milliseconds since 1970, as list and id. */
export const stoppedAt = (
  data: MenuData,
  at: number,
): ReadonlyArray<{ readonly list: StoppableList; readonly _id: RecordId }> =>
  stoppableLists.flatMap((list) =>
    data[list].flatMap((row) => (isOut(statusAt(data, list, row, at)) ? [{ list, _id: row._id }] : [])),
  )
