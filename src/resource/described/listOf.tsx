import { allows, type Subject } from "../../contract/access/access.ts"
import type { Company } from "../../contract/companies/company.ts"
import { leadColumn } from "../../contract/resource/recordTitle.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { Extra } from "../../contract/wire/extras.ts"
import type { Field, Kind } from "../../contract/resource/field.ts"
import { arrowDown, arrowUp } from "../../ui/icon/icons.ts"
import type { BulkAction, ColumnSpec, ListSay, ListSpec, ListWords } from "../ListSpec.ts"
import { type DescribedRow, titleOf } from "./describedRow.ts"
import { rightLeft } from "./icons.ts"
import { bulkMove, movesOf } from "./moves.ts"
import { explainByApi, type Parts } from "./parts.ts"
import { wordsOf } from "./wordsOf.ts"

/** A described list as the screens of lists take it. */
export type DescribedList = ListSpec<DescribedRow, ListWords, RecordInUse>

const amounts: ReadonlySet<Kind> = new Set(["count", "decimal", "percent", "money"])

const pictured: ReadonlySet<string> = new Set<Kind>(["image", "file"])

/** Kinds, and columns of every record, whose values say nothing without their name. */
const needName: ReadonlySet<string> = new Set([
  ...amounts,
  "flag",
  "day",
  "moment",
  "time",
  "list",
  "createdAt",
  "updatedAt",
])

/** What tells a record's state: its status or else what is just on or off, and a choice the server or a mark by hand makes. */
const isState = ({ fields, status }: Resource, { cells }: Parts, name: string): boolean => {
  const field = fields[name]
  if (field?.kind === "choice") return field.rules.from === "server" || cells?.[name] !== undefined
  return name === "status" || (field?.kind === "flag" && !status)
}

/** In a narrow list: its number, what a record is called, what more is said of it in words, and its state. */
const areaOf = (
  resource: Resource,
  parts: Parts,
  name: string,
): NonNullable<ColumnSpec<DescribedRow>["area"]> => {
  if (name === "id") return "id"
  if (name === leadColumn(resource)) return "lead"
  if (isState(resource, parts, name)) return "tags"
  return pictured.has(resource.fields[name]?.kind ?? "") ? "hidden" : "second"
}

const isAmount = (field: Field | undefined) => field !== undefined && amounts.has(field.kind)

/** A cell by hand, by the kind of its field, or the record's number. */
const cellOf = (resource: Resource, { cells, KindCell }: Parts, name: string) => {
  const Own = cells?.[name]
  return (row: DescribedRow) => {
    if (name === "id") return row._id
    if (Own) return <Own row={row} />
    return KindCell && <KindCell {...{ resource, name, row }} />
  }
}

/** Cells by hand say what they are by themselves. */
const isNamed = ({ fields }: Resource, { cells }: Parts, name: string): boolean =>
  cells?.[name] === undefined && needName.has(fields[name]?.kind ?? name)

const columnsOf = (resource: Resource, parts: Parts): DescribedList["columns"] => {
  const { list } = parts
  const areas: Readonly<Record<string, ColumnSpec<DescribedRow>["area"]>> = parts.areas ?? {}
  const sortable = new Set(list.sorts)
  const extra = resource.extraColumns ?? []
  const columns = [...resource.columns, ...extra].map((name): ColumnSpec<DescribedRow> => ({
    id: name,
    area: areas[name] ?? areaOf(resource, parts, name),
    isNamed: isNamed(resource, parts, name),
    sortable: sortable.has(name),
    isExtra: extra.includes(name),
    ...(name === "id" && { width: 96 }),
    ...(isAmount(resource.fields[name]) && { align: "end" as const }),
    render: cellOf(resource, parts, name),
  }))
  return list.orderColumn ? [list.orderColumn, ...columns] : columns
}

/** Why a record stays: in a sentence of the list's own, or by what still names it, and how many do. */
const explainInUse = (word: ListSay, { by, count }: RecordInUse): string => {
  const own = `keptFor.${by}`
  if (word(own) !== own) return word(own)
  const key = `source.${by}`
  const name = word(key)
  return name === key ? word("inUse", { count }) : word("inUseBy", { count, by: name })
}

const removalOf = (resource: Resource, { list, explain = explainByApi }: Parts): DescribedList["remove"] => ({
  remove: list.remove,
  locked: (say, row) => list.locked?.(say as ListSay, row),
  explain: (say, api, error) =>
    error._tag === "RecordInUse" ? explainInUse(say as ListSay, error) : explain(say as ListSay, api, error),
  text: (say, row) => ({
    action: say("remove"),
    title: say("removeTitle"),
    question: (say as ListSay)("removeAsk", { ...row, name: titleOf(resource, row) }),
    busyLabel: say("removeWait"),
    doneMessage: say("removed"),
  }),
})

/** The list's own acts on a row, to those who may do them where the server has them. */
const ownActionsOf = ({ parts: { rowActions = [] }, mayWrite, readOnly, user, extras }: Around) =>
  rowActions.filter(
    ({ isForViewers, writes, access, extra }) =>
      (mayWrite || (isForViewers && !(readOnly && writes))) &&
      (access === undefined || (user !== undefined && allows(access, user))) &&
      (extra === undefined || extras?.has(extra) === true),
  )

/** Changing the status, and, where people order the rows, moving one by a place. */
const statusActionsOf = (resource: Resource): NonNullable<DescribedList["rowActions"]> => [
  ...(resource.status
    ? [{ id: "move", icon: rightLeft, isOffered: (row: DescribedRow) => movesOf(resource, row).length > 0 }]
    : []),
  ...(resource.order
    ? [
        { id: "up", icon: arrowUp, isForTouch: true },
        { id: "down", icon: arrowDown, isForTouch: true },
      ]
    : []),
]

const bulkActionsOf = (resource: Resource, { bulkActions = [] }: Parts, mayWrite: boolean) => {
  const own = bulkActions.map(({ id, icon, choices }): BulkAction<DescribedRow> => ({
    id,
    icon,
    choices: (word, _, count) => ({
      title: word("changeMany", { count }),
      items: choices.map((choice) => ({ id: choice, label: word(`bulk.${id}.${choice}`) })),
    }),
  }))
  const all = [...(resource.status ? [bulkMove(resource)] : []), ...own]
  return mayWrite && all.length > 0 ? { bulkActions: all } : {}
}

/** What a list depends on besides its description. */
interface Around {
  readonly parts: Parts
  readonly mayWrite: boolean
  /** Whether the panel changes nothing, whoever looks at it. */
  readonly readOnly: boolean
  /** The company that is looked at alone. */
  readonly viewed: Company | undefined
  readonly user: Subject | undefined
  /** What the list's server offers beyond the specification, once it is known. */
  readonly extras: ReadonlySet<Extra> | undefined
}

/** The list of a description. A list keeps its description while it is shown, so make it once. */
export const listOf = (
  resource: Resource,
  {
    parts,
    parts: {
      list: { richer, ...list },
    },
    mayWrite,
    viewed,
    ...around
  }: Around,
): DescribedList => ({
  ...list,
  ...(richer && { richer: richer(viewed) }),
  name: resource.name,
  words: wordsOf(resource),
  filters: list.filters?.(viewed) ?? [],
  columns: columnsOf(resource, parts),
  key: ({ _id }) => _id,
  rowTitle: (row) => titleOf(resource, row),
  open: (say, row) => {
    const edits = mayWrite && parts.isLocked?.(row) !== true
    return { label: say(edits ? "edit" : "view"), edits }
  },
  rowActions: [
    ...ownActionsOf({ parts, mayWrite, viewed, ...around }),
    ...(mayWrite ? statusActionsOf(resource) : []),
  ],
  ...bulkActionsOf(resource, parts, mayWrite),
  remove: removalOf(resource, parts),
  ...(resource.order && { startsSorted: { sortField: "position", sortOrder: "asc" } }),
  ...(resource.order && mayWrite && { orderedBy: "position" }),
  ...(resource.latestFirst && { startsSorted: { sortField: "createdAt", sortOrder: "desc" } }),
})
