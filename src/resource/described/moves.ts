import type { Resource } from "../../contract/resource/resource.ts"
import type { BulkAction, ListSay } from "../ListSpec.ts"
import type { DescribedRow } from "./describedRow.ts"
import { rightLeft } from "./icons.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import type { MenuItem } from "../../ui/menu/MenuItem.ts"
import { statusName } from "./StatusMark.tsx"

/** The statuses a record may move to; those of the description where the server names none. */
export const movesOf = (
  { status }: Resource,
  { status: now = "", nextStatuses }: DescribedRow,
): ReadonlyArray<string> => nextStatuses ?? entryOf(status?.moves, now) ?? []

/** True if a move to this status asks for a reason. */
export const asksReason = ({ status }: Resource, to: string): boolean =>
  status?.reasons?.includes(to) ?? false

/** True if a move to this status asks for anything, be it a reason or fields. */
export const asksAnything = (resource: Resource, to: string): boolean =>
  asksReason(resource, to) || (entryOf(resource.status?.asks, to)?.length ?? 0) > 0

/**
 * Returns the label of a move: its verb, which may depend on the status it leaves, with "…" where something is asked for.
 * Statuses the description does not know have their name.
 */
export const moveLabel = (
  resource: Resource,
  word: (key: string) => string,
  to: string,
  from?: string,
): string => {
  const verbs: Readonly<Record<string, unknown>> = resource.status?.verbs ?? {}
  const key = [`${from}.${to}`, to].find((move) => Object.hasOwn(verbs, move))
  const label = key === undefined ? statusName(word, to) : word(`move.${key}`)
  return asksAnything(resource, to) ? `${label}…` : label
}

/** The status all of these rows have; undefined if they differ. */
const commonStatus = (rows: ReadonlyArray<DescribedRow>): string | undefined =>
  rows.every(({ status }) => status === rows[0]?.status) ? rows[0]?.status : undefined

const item = (
  resource: Resource,
  word: ListSay,
  rows: ReadonlyArray<DescribedRow> | undefined,
  to: string,
) => {
  const movable = rows?.filter((row) => movesOf(resource, row).includes(to))
  const count = movable?.length
  return {
    id: to,
    label: moveLabel(resource, word, to, movable && commonStatus(movable)),
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
      title: word("count", { count }),
      items: [...targets].map((to) => item(resource, word, rows, to)),
    }),
  }
}
