import type { SessionUser } from "../../api/session.ts"
import { allows } from "../../contract/access/access.ts"
import type { Locale } from "../../contract/limits.ts"
import type { Company } from "../../contract/companies/company.ts"
import { reservedFields } from "../../contract/resource/mayWrite.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { Extra } from "../../contract/wire/extras.ts"
import { arrowDown, arrowUp } from "../../ui/icon/icons.ts"
import type { BulkAction, ListSay, ListSpec } from "../ListSpec.ts"
import type { FilterSpec } from "../FilterSpec.ts"
import { handlesTickets } from "../../contract/support/ticketHandling.ts"
import { type DescribedRow, titleOf } from "./describedRow.ts"
import { rightLeft } from "./icons.ts"
import { bulkMove, movesOf } from "./moves.ts"
import { explainByApi, type Parts } from "./parts.ts"
import { type OwnBulkAction } from "./ownActions.ts"
import { columnsOf } from "./listColumns.tsx"
import { wordsOf } from "./wordsOf.ts"

/**
 * Returns the reason a record is not deleted: the list's own sentence, or the records that still name it and their
 * number.
 */
const explainInUse = (word: ListSay, { by, count }: RecordInUse): string => {
  const own = `keptFor.${by}`
  if (word(own) !== own) return word(own)
  const key = `source.${by}`
  const name = word(key)
  return name === key ? word("inUse", { count }) : word("inUseBy", { count, by: name })
}

/** Returns a test for rows with a value that is reserved to others. */
const reservedBy =
  (resource: Resource, { user }: Pick<ListContext, "user">) =>
  (row: DescribedRow): boolean =>
    user !== undefined && reservedFields(resource, row, user).length > 0

type IsReserved = ReturnType<typeof reservedBy>

const removalOf = (
  resource: Resource,
  { list, explain = explainByApi }: Parts,
  isReserved: IsReserved,
): ListSpec["remove"] => ({
  remove: list.remove,
  locked: (word, row) => list.locked?.(word, row) ?? (isReserved(row) ? word("locked") : undefined),
  explain: (word, api, error) =>
    error._tag === "RecordInUse" ? explainInUse(word, error) : explain(word, api, error),
  text: (word, row) => ({
    action: word("remove"),
    title: word("removeTitle"),
    question: word("removeAsk", { ...row, name: titleOf(resource, row) }),
    busyLabel: word("removeWait"),
    doneMessage: word("removed"),
    ...(list.asksName && { typed: titleOf(resource, row) }),
  }),
})

/** True if one of the list's own actions is for this user and the server has it. */
const isActionOffered = (
  { user, extras }: Pick<ListContext, "user" | "extras">,
  { extra, isFor }: Pick<OwnBulkAction<Resource>, "extra" | "isFor">,
) =>
  (extra === undefined || extras?.has(extra) === true) &&
  (isFor === undefined || (user !== undefined && isFor(user)))

/** The list's own acts on a row, to those who may do them where the server has them. */
const ownActionsOf = (context: ListContext, isReserved: IsReserved) => {
  const { parts, mayWrite, readOnly, user } = context
  return (parts.rowActions ?? [])
    .filter(
      (action) =>
        (mayWrite || (action.isForViewers && !(readOnly && action.writes))) &&
        (action.access === undefined || (user !== undefined && allows(action.access, user))) &&
        isActionOffered(context, action),
    )
    .map((action) => ({
      ...action,
      isOffered: (row: DescribedRow) =>
        (action.isForViewers || !isReserved(row)) && action.isOffered?.(row) !== false,
    }))
}

/** Changing the status, and, where people order the rows, moving one by a place. */
const statusActionsOf = (resource: Resource, isReserved: IsReserved): NonNullable<ListSpec["rowActions"]> => [
  ...(resource.status
    ? [
        {
          id: "move",
          icon: rightLeft,
          isOffered: (row: DescribedRow) => !isReserved(row) && movesOf(resource, row).length > 0,
        },
      ]
    : []),
  ...(resource.order
    ? [
        { id: "up", icon: arrowUp, isForTouch: true },
        { id: "down", icon: arrowDown, isForTouch: true },
      ]
    : []),
]

const bulkActionsOf = (resource: Resource, context: ListContext) => {
  const { parts, mayWrite } = context
  const offered = (parts.bulkActions ?? []).filter((action) => isActionOffered(context, action))
  const own = offered.map(({ id, icon, of, choices }): BulkAction => ({
    id,
    icon,
    of,
    ...(choices && {
      choices: (word, _, count) => ({
        title: word("changeMany", { count }),
        items: choices.map((choice) => ({ id: choice, label: word(`bulk.${id}.${choice}`) })),
      }),
    }),
  }))
  const all = [...(resource.status ? [bulkMove(resource)] : []), ...own]
  return mayWrite && all.length > 0 ? { bulkActions: all } : {}
}

/** Context of a list besides its description. */
interface ListContext {
  readonly parts: Parts
  readonly locale: Locale
  readonly mayWrite: boolean
  /** True if the panel changes nothing, whatever the user's rights. */
  readonly readOnly: boolean
  /** The company that is looked at alone. */
  readonly viewed: Company | undefined
  readonly user: SessionUser | undefined
  /** Extras the list's server offers beyond the specification, once known. */
  readonly extras: ReadonlySet<Extra> | undefined
}

/** The call that finds the rows, and its filters: richer ones where the server has them, and those this user may use. */
const findingOf = (
  resource: Resource,
  { parts: { list }, viewed, user, extras }: ListContext,
): Pick<ListSpec, "find" | "filter"> & Required<Pick<ListSpec, "filters">> => {
  const richer = extras?.has("filters") ? list.richer?.(viewed) : undefined
  const filters = richer?.filters ?? list.filters?.(viewed, user?.id) ?? []
  const isOffered = ({ id, extra }: FilterSpec<DescribedRow>) =>
    (extra === undefined || extras?.has(extra) === true) &&
    (resource.fields[id]?.to !== "agents" || (user !== undefined && handlesTickets(user)))
  return {
    find: list.find,
    ...(list.filter && { filter: list.filter }),
    ...richer,
    filters: filters.filter(isOffered),
  }
}

/** The list of a description. A list keeps its description while it is shown, so make it once. */
export const listOf = (resource: Resource, context: ListContext): ListSpec => {
  const { parts, mayWrite } = context
  const isReserved = reservedBy(resource, context)
  return {
    ...parts.list,
    ...findingOf(resource, context),
    name: resource.name,
    words: wordsOf(resource),
    columns: columnsOf(resource, parts),
    key: ({ _id }) => _id,
    rowTitle: (row) => titleOf(resource, row, context.locale),
    open: (word, row) => {
      const edits = mayWrite && parts.isLocked?.(row) !== true && !isReserved(row)
      return { label: word(edits ? "edit" : "view"), edits }
    },
    rowActions: [
      ...ownActionsOf(context, isReserved),
      ...(mayWrite ? statusActionsOf(resource, isReserved) : []),
    ],
    ...bulkActionsOf(resource, context),
    remove: removalOf(resource, parts, isReserved),
    ...(resource.order && { startsSorted: { sortField: "position", sortOrder: "asc" } }),
    ...(resource.order && mayWrite && { orderedBy: "position" }),
    ...(resource.latestFirst && {
      startsSorted: {
        sortField: resource.latestFirst === true ? "createdAt" : resource.latestFirst,
        sortOrder: "desc",
      },
    }),
  }
}
