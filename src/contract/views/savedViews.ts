import * as Schema from "effect/Schema"
import { ValueTaken } from "../resource/refusals.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { limits } from "../limits.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { RequiredText, Text } from "../wire/text.ts"

const { maxColumns, maxFilters, nameMax } = limits.savedView
const Word = Text(limits.text.line.max)

/** View of a list: filters as in its address, order, rows per page, and columns; without columns, the usual ones. */
export const ViewShown = Schema.Struct({
  filters: Schema.Record(Word, Text(limits.text.choiceIds.max)).check(Schema.isMaxProperties(maxFilters)),
  sortField: Word,
  sortOrder: Schema.Literals(["asc", "desc"]),
  pageSize: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: limits.list.maxPageSize })),
  columns: Schema.Array(Word).check(Schema.isMaxLength(maxColumns)),
})
export type ViewShown = typeof ViewShown.Type

/** A view of a list under a name. */
export const SavedView = entity({
  _id: RecordId,
  name: Schema.String,
  /** Everybody of the same company has it. */
  isShared: Schema.Boolean,
  /** The caller made it. */
  isMine: Schema.Boolean,
  /** The caller's list opens with it. */
  isDefault: Schema.Boolean,
  /** The caller may change and delete it. */
  isWritable: Schema.Boolean,
  shown: ViewShown,
})
export type SavedView = typeof SavedView.Type

const Name = RequiredText(1, nameMax)
const common = { service: "main", access: "signedIn", extra: "views" } as const
const list = { list: Word }
const one = { ...list, id: RecordIdText }

/** Views people keep of a list: their own, and those of everybody in their company. */
export const savedViews = {
  list: endpoint({
    ...common,
    method: "GET",
    path: "/views/:list",
    summary:
      "Lists the caller's views of a list and those of their company, and says whether they may share theirs.",
    params: list,
    success: Schema.Struct({ views: Schema.Array(SavedView), mayShare: Schema.Boolean }),
  }),
  create: endpoint({
    ...common,
    method: "POST",
    path: "/views/:list",
    summary: "Keeps a view of a list. Those who may write the list may share it with their company.",
    params: list,
    body: Schema.Struct({
      name: Name,
      isShared: Schema.Boolean,
      isDefault: Schema.Boolean,
      shown: ViewShown,
    }),
    success: SavedView,
    refusals: [ValueTaken],
  }),
  save: endpoint({
    ...common,
    method: "PUT",
    path: "/views/:list/:id",
    summary: "Changes a view; what is left out stays. Anybody who has it may make it their default.",
    params: one,
    body: Schema.Struct({
      name: Schema.optionalKey(Name),
      isShared: Schema.optionalKey(Schema.Boolean),
      isDefault: Schema.optionalKey(Schema.Boolean),
      shown: Schema.optionalKey(ViewShown),
    }),
    success: SavedView,
    refusals: [ValueTaken],
  }),
  remove: endpoint({
    ...common,
    method: "DELETE",
    path: "/views/:list/:id",
    summary: "Deletes a view.",
    params: one,
    success: Schema.Void,
  }),
}
