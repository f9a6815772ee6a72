import type { Resource } from "../../contract/resource/resource.ts"
import type { BulkAction, ListSay } from "../ListSpec.ts"
import type { DescribedRow } from "./describedRow.ts"
import { rightLeft } from "./icons.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import type { MenuItem } from "../../ui/menu/MenuItem.ts"

/** The statuses a record may move to; those of the description where the server names none. */
export const movesOf = (
  { status }: Resource,
  { status: now = "", nextStatuses }: DescribedRow,
): ReadonlyArray<string> => nextStatuses ?? entryOf(status?.moves, now) ?? []

/** True if a move to this status asks for a reason. */
export const asksReason = ({ status }: Resource, to: string): boolean =>
  status?.reasons?.includes(to) ?? false

const item = (
  resource: Resource,
  word: ListSay,
  rows: ReadonlyArray<DescribedRow> | undefined,
  to: string,
) => {
  const count = rows?.filter((row) => movesOf(resource, row).includes(to)).length
  const name = word(`filter.status.${to}`)
  return {
    id: to,
    label: asksReason(resource, to) ? `${name}…` : name,
    isDisabled: count === 0,
    hint: rows && word("offered", { some: count ?? 0, all: rows.length }),
  } satisfies MenuItem<string>
}

/** Changing the status of many rows: each target says for how many of them it is possible. */
export const bulkMove = (resource: Resource): BulkAction => {
  const targets = new Set(Object.values(resource.status?.moves ?? {}).flatMap((to) => to ?? []))
  return {
    id: "move",
    icon: rightLeft,
    choices: (word, rows, count) => ({
      title: word("movingMany", { count }),
      items: [...targets].map((to) => item(resource, word, rows, to)),
    }),
  }
}
