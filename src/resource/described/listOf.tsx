import * as Effect from "effect/Effect"
import { cellText } from "../../contract/resource/cellText.ts"
import type { Company } from "../../contract/companies/company.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { sortFields } from "../../contract/resource/filter.ts"
import { leadColumn } from "../../contract/resource/recordTitle.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { Field, Kind } from "../../contract/resource/field.ts"
import { arrowDown, arrowUp } from "../../ui/icon/icons.ts"
import type { BulkAction, ColumnSpec, ListSay, ListSpec, ListWords } from "../ListSpec.ts"
import { Cell } from "./Cell.tsx"
import { type DescribedRow, titleOf } from "./describedRow.ts"
import { filtersOf } from "./filtersOf.ts"
import { rightLeft } from "./icons.ts"
import { bulkMove, movesOf } from "./moves.ts"
import { OrderCell } from "./OrderCell.tsx"
import type { Parts } from "./parts.ts"
import { wordsOf } from "./wordsOf.ts"

/** A described list as the screens of lists take it. */
export type DescribedList = ListSpec<DescribedRow, ListWords, RecordInUse>

const amounts: ReadonlySet<Kind> = new Set(["count", "decimal", "percent", "money"])

const pictured: ReadonlySet<string> = new Set<Kind>(["image", "file"])

/** In a narrow list: what a record is called, the first column that says more of it in words, and its status. */
const areaOf = (resource: Resource, name: string): NonNullable<ColumnSpec<DescribedRow>["area"]> => {
  const lead = leadColumn(resource)
  if (name === lead) return "lead"
  if (name === "status") return "tags"
  const isSecond = (one: string) =>
    one !== lead && one !== "status" && !pictured.has(resource.fields[one]?.kind ?? "")
  return resource.columns.find(isSecond) === name ? "second" : "hidden"
}

const isAmount = (field: Field | undefined) => field !== undefined && amounts.has(field.kind)

/** Where rows are dragged by, and what brings back their own order. */
const orderColumn: ColumnSpec<DescribedRow> = {
  id: "position",
  sortable: true,
  isControl: true,
  area: "hidden",
  width: 64,
  render: (row) => <OrderCell row={row} />,
}

const columnsOf = (resource: Resource): DescribedList["columns"] => {
  const sortable = new Set(sortFields(resource))
  const extra = resource.extraColumns ?? []
  return [...resource.columns, ...extra].map((name) => ({
    id: name,
    area: areaOf(resource, name),
    sortable: sortable.has(name),
    isExtra: extra.includes(name),
    ...(isAmount(resource.fields[name]) && { align: "end" as const }),
    render: (row) => <Cell {...{ resource, name, row }} />,
  }))
}

/** Why a record stays: what still names it, and how many do. */
const explainInUse = (word: ListSay, { by, count }: RecordInUse): string => {
  const key = `source.${by}`
  const name = word(key)
  return name === key ? word("inUse", { count }) : word("inUseBy", { count, by: name })
}

const removalOf = (resource: Resource, { list }: Parts): DescribedList["remove"] => ({
  remove: list?.remove ?? ((api, { _id }) => api.call(callsOf(resource).remove, { params: { id: _id } })),
  locked: () => undefined,
  explain: (say, api, error) =>
    error._tag === "RecordInUse" ? explainInUse(say as ListSay, error) : api(error),
  text: (say, row) => ({
    action: say("remove"),
    title: say("removeTitle"),
    question: say("removeAsk", { name: titleOf(resource, row) }),
    busyLabel: say("removeWait"),
    doneMessage: say("removed"),
  }),
})

/** Changing the status, and, where people order the rows, moving one by a place. */
const rowActionsOf = (resource: Resource, parts: Parts): NonNullable<DescribedList["rowActions"]> => [
  ...(parts.rowActions ?? []),
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

/** The cells of a file, as the server writes them. */
const textsOf =
  (resource: Resource): NonNullable<DescribedList["cellTexts"]> =>
  (_, __, locale) =>
    Effect.succeed(
      Object.fromEntries(
        [...resource.columns, ...(resource.extraColumns ?? [])].map((name) => [
          name,
          (row: DescribedRow) => cellText(resource, name, row, locale) ?? "",
        ]),
      ),
    )

/** The search of a description that says what is searched. */
const searching = ({ fields }: Resource) =>
  Object.values(fields).some(({ rules }) => rules.searched)
    ? { filter: (search: string) => ({ search }) }
    : {}

/** Every filter of a description of the specification's own records, by the company only while several are looked at. */
const richFilters = (resource: Resource, viewed: Company | undefined) =>
  filtersOf(resource).filter(({ id }) => viewed === undefined || (id !== "owner" && id !== "company"))

/** How rows are found, deleted together and written to a file. */
const findingOf = (resource: Resource, { list }: Parts, viewed: Company | undefined) => {
  if (list) {
    const { remove: _, filters, richFind, ...calls } = list
    return {
      ...calls,
      cellTexts: textsOf(resource),
      filters: filters(viewed),
      ...(richFind && {
        richer: { find: richFind, filters: richFilters(resource, viewed), ...searching(resource) },
      }),
    }
  }
  const { find, findTree = find, removeMany, export: exporting } = callsOf(resource)
  return {
    find: findTree,
    removeMany,
    exporting,
    filters: filtersOf(resource),
    ...searching(resource),
  }
}

/** The specification's own calls have a fixed order. */
const columnsIn = (resource: Resource, { list }: Parts): DescribedList["columns"] => {
  const columns = columnsOf(resource)
  if (list) return columns.map((column) => ({ ...column, sortable: false }))
  return resource.order ? [orderColumn, ...columns] : columns
}

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
  /** The company that is looked at alone. */
  readonly viewed: Company | undefined
}

/** The list of a description. A list keeps its description while it is shown, so make it once. */
export const listOf = (resource: Resource, { parts, mayWrite, viewed }: Around): DescribedList => ({
  name: resource.name,
  words: wordsOf(resource),
  ...findingOf(resource, parts, viewed),
  columns: columnsIn(resource, parts),
  key: ({ _id }) => _id,
  rowTitle: (row) => titleOf(resource, row),
  open: (say) => ({ label: say(mayWrite ? "edit" : "view"), edits: mayWrite }),
  rowActions: mayWrite
    ? rowActionsOf(resource, parts)
    : (parts.rowActions?.filter(({ isForViewers }) => isForViewers) ?? []),
  ...bulkActionsOf(resource, parts, mayWrite),
  remove: removalOf(resource, parts),
  ...(resource.order && { startsSorted: { sortField: "position", sortOrder: "asc" } }),
  ...(resource.order && mayWrite && { orderedBy: "position" }),
  ...(resource.latestFirst && { startsSorted: { sortField: "createdAt", sortOrder: "desc" } }),
})
