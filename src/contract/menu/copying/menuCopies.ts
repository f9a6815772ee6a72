import * as Schema from "effect/Schema"
import { UnknownReference } from "../../resource/refusals.ts"
import { lazyEndpoint } from "../../wire/lazyEndpoint.ts"
import { RecordId, RecordIdText } from "../../wire/recordId.ts"
import { editsMenu, menuRefusals } from "../menuCalls.ts"
import { maxOps, MenuOp } from "../menuOps.ts"
import { MenuPlan } from "./menuPlan.ts"
import { OtherTenant, WouldCircle } from "./refusals.ts"

/** Stores a menu is copied to at once. */
const maxCopies = 100

const common = { service: "main", extra: "catalog", access: editsMenu, method: "POST" } as const
const params = { company: RecordIdText }

/** The store whose menu is followed; null for none. */
const FollowBody = Schema.Struct({ model: Schema.NullOr(RecordId) })

const CopyBody = Schema.Struct({
  companies: Schema.UniqueArray(RecordId).check(Schema.isMinLength(1), Schema.isMaxLength(maxCopies)),
  /** The categories that are copied with what their items need; the whole menu without them. */
  categories: Schema.optionalKey(Schema.UniqueArray(RecordId).check(Schema.isMinLength(1))),
})

const followRefusals = () => [WouldCircle, OtherTenant, ...menuRefusals()]

/** Calls by which stores have a menu of another one: copied once, or followed. */
export const menuCopies = {
  planFollow: lazyEndpoint(
    {
      ...common,
      reads: true,
      path: "/menu/:company/follow/plan",
      summary: "Tells what would change in a store's menu if it followed another store's, or none any more.",
      params,
    },
    { body: () => FollowBody, success: () => MenuPlan, refusals: followRefusals },
  ),
  follow: lazyEndpoint(
    {
      ...common,
      path: "/menu/:company/follow",
      summary:
        "Makes a store follow another store's menu, or none any more. What differs already stays the store's own; it keeps its menu when it ends to follow.",
      params,
    },
    { body: () => FollowBody, success: () => MenuPlan, refusals: followRefusals },
  ),
  planChanges: lazyEndpoint(
    {
      ...common,
      reads: true,
      path: "/menu/:company/changes/plan",
      summary:
        "Tells what changes of a menu would change in those of the stores that follow it, and what stays.",
      params,
    },
    {
      body: () =>
        Schema.Struct({
          ops: Schema.Array(MenuOp).check(Schema.isMinLength(1), Schema.isMaxLength(maxOps)),
        }),
      success: () => Schema.Array(MenuPlan),
      refusals: menuRefusals,
    },
  ),
  planCopy: lazyEndpoint(
    {
      ...common,
      reads: true,
      path: "/menu/:company/copy/plan",
      summary: "Tells what a copy of a store's menu would change in other stores.",
      params,
    },
    { body: () => CopyBody, success: () => Schema.Array(MenuPlan), refusals: () => [UnknownReference] },
  ),
  copy: lazyEndpoint(
    {
      ...common,
      path: "/menu/:company/copy",
      summary:
        "Copies a store's menu, or some of its categories, to other stores: rows with the same code or name are brought up to date, others are made.",
      params,
    },
    {
      body: () => CopyBody,
      success: () => Schema.Struct({ _id: RecordId, plans: Schema.Array(MenuPlan) }),
      refusals: () => [UnknownReference],
    },
  ),
  undoCopy: lazyEndpoint(
    {
      ...common,
      path: "/menu/:company/copies/:copy/undo",
      summary:
        "Takes a copy back in each store; rows that somebody changed since stay, and are counted as kept.",
      params: { ...params, copy: RecordIdText },
    },
    { success: () => Schema.Array(MenuPlan) },
  ),
}
