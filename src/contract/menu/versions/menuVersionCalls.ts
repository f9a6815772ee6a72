import * as Schema from "effect/Schema"
import { MoveRefused, RecordInUse, UnknownReference, ValueTaken } from "../../resource/refusals.ts"
import { lazyEndpoint } from "../../wire/lazyEndpoint.ts"
import { RecordId, RecordIdText } from "../../wire/recordId.ts"
import { Moment, Text } from "../../wire/text.ts"
import { AnsweredOp, editsMenu } from "../menuCalls.ts"
import { DiffLine } from "./menuDiff.ts"

const common = { service: "main", extra: "menu-versions", access: editsMenu } as const
const params = { company: RecordIdText }
const ofVersion = { ...params, number: RecordIdText }
const optional = Schema.optionalKey

/** Letters a note on a version has at most. */
export const maxNote = 120

/** A state of a store's menu that can be compared and restored. */
export const MenuVersion = Schema.Struct({
  /** From 1, in the order versions were made. */
  number: Schema.Int,
  /** The moments of its first and its last change. */
  startedAt: Moment,
  at: Moment,
  /** Name of whoever made it; absent where nobody did, as of the first one. */
  by: optional(Schema.String),
  note: optional(Schema.String),
  /** Number of the version it restored. */
  restored: optional(Schema.Int),
  /** True of a draft that was set aside when another version was restored: it was never public. */
  isDraft: optional(Schema.Boolean),
  /** True of the last one while changes still join it. */
  isOpen: optional(Schema.Boolean),
  /** Number of differences from the version before, by kind. */
  counts: Schema.Record(Schema.String, Schema.Int),
})
export type MenuVersion = typeof MenuVersion.Type

const VersionPage = Schema.Struct({
  /** AUTO: a change is public at once. MANUAL: changes wait until somebody publishes. */
  publishes: Schema.Literals(["AUTO", "MANUAL"]),
  /** Number of the version the public reads; absent where it reads the menu as it is. */
  published: optional(Schema.Int),
  /** Number of differences between the published version and the menu as it is; 0 where nothing waits. */
  pending: Schema.Int,
  /** The newest first. */
  versions: Schema.Array(MenuVersion),
  /** True if there are older ones, which `before` asks for. */
  hasMore: Schema.Boolean,
})
export type VersionPage = typeof VersionPage.Type

const MenuDiff = Schema.Struct({
  /** Menus that are on, whose prices are told. */
  menus: Schema.Array(Schema.Struct({ _id: RecordId, name: Schema.String })),
  /** Number of all differences; `lines` has the first 1,000. */
  total: Schema.Int,
  lines: Schema.Array(
    Schema.Struct({
      ...DiffLine.fields,
      /** Changes that take the difference back; only where the later state is the menu as it is now. */
      undo: optional(Schema.Array(AnsweredOp)),
    }),
  ),
})
export type MenuDiff = typeof MenuDiff.Type

/** Calls of the versions of a menu. */
export const menuVersions = {
  list: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/menu/:company/versions",
      summary:
        "Lists the versions of a store's menu, 50 at a time and the newest first, and tells how many changes wait to be published.",
      params,
      query: { before: optional(RecordIdText) },
    },
    { success: () => VersionPage },
  ),
  diff: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/menu/:company/versions/:number/diff",
      summary:
        "Lists the differences from a version to another one, or to the menu as it is now: added, removed, renamed, prices, options, order.",
      params: ofVersion,
      query: { to: optional(RecordIdText) },
    },
    { success: () => MenuDiff },
  ),
  publish: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/menu/:company/publish",
      summary:
        "Publishes a store's menu as it is, as a new version. Without differences there is none, so that a repeat changes nothing.",
      params,
    },
    { body: () => Schema.Struct({ note: optional(Text(maxNote)) }), success: () => VersionPage },
  ),
  restore: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/menu/:company/versions/:number/restore",
      summary:
        "Restores a version as a new one. Ids stay; what is sold out, stock and costs are left as they are; what the version does not have is hidden.",
      params: ofVersion,
    },
    {
      success: () => VersionPage,
      refusals: () => [ValueTaken, UnknownReference, RecordInUse, MoveRefused],
    },
  ),
}
