import type { Field } from "../../../src/contract/resource/field.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { AuditAction, HistoryEntry } from "../../../src/contract/resource/history.ts"
import type { Row } from "../resource/recordRows.ts"
import type { Random } from "./random.ts"

/** One thing that was done to a record of the demo. */
export interface Past {
  readonly at: number
  readonly action: AuditAction
  readonly changes: HistoryEntry["changes"]
  readonly reason?: string
}

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Typical reasons people give. */
const reasons = ["Pedido da loja", "Combinado por telefone", "Cadastro em duplicidade", "Fim da campanha"]

/** A number as it was before somebody changed it: near, and another one. */
const numberBefore = (value: number, step: number, { rules: { min = 0 } }: Field): number =>
  value - step >= min ? value - step : value + step

const before: Readonly<Partial<Record<string, (value: never, field: Field) => unknown>>> = {
  money: (value: number, field) => numberBefore(value, Math.max(50, Math.round(value / 500) * 50), field),
  percent: (value: number, field) => numberBefore(value, 100, field),
  count: (value: number, field) => numberBefore(value, 1, field),
  flag: (value: boolean) => !value,
}

/** The fields people change now and then, of those a record has a value of. */
const changeable = ({ fields }: Resource, row: Row) =>
  Object.entries(fields).filter(
    ([name, { kind, rules }]) =>
      before[kind] && !rules.fixed && !rules.unique && rules.from !== "server" && row[name] !== null,
  )

/** The statuses from the first to the one a record has, or to the one that follows from; empty where moves lead to none. */
const wayTo = (resource: Resource, target: string): ReadonlyArray<string> => {
  const { status } = resource
  if (!status) return []
  const ways: Array<ReadonlyArray<string>> = [[status.first]]
  for (const way of ways) {
    const here = way.at(-1)!
    if (here === target) return way
    for (const next of status.moves[here] ?? []) if (!way.includes(next)) ways.push([...way, next])
  }
  const from = status.derived?.find(({ to }) => to === target)?.from[0]
  return from === undefined ? [] : wayTo(resource, from)
}

/** Returns a working time between two moments, from nine to six in São Paulo; never one before the first. */
export const workingMoment = (random: Random, from: number, to: number): number => {
  const midnight =
    Math.floor((from + random.below(Math.max(1, to - from)) - 3 * hourMs) / dayMs) * dayMs + 3 * hourMs
  const at = midnight + 9 * hourMs + random.below(9 * 60) * 60_000
  return Math.max(from, Math.min(at, to))
}

const changeOf = (resource: Resource, row: Row, random: Random): HistoryEntry["changes"] => {
  const [name, field] = random.pick(changeable(resource, row)) ?? []
  if (!name || !field) return []
  return [{ field: name, old: before[field.kind]!(row[name] as never, field), new: row[name] }]
}

/** Returns the changes of a record from its creation until now, oldest first. */
export const pastOf = (resource: Resource, row: Row, random: Random, now: number): ReadonlyArray<Past> => {
  const createdAt = Date.parse(String(row.createdAt))
  const way = wayTo(resource, String(row.status))
  const past: Array<Past> = []
  let at = createdAt
  for (const [index, to] of way.slice(1).entries()) {
    at = workingMoment(random, at, Math.min(now, at + 10 * dayMs))
    const needsReason = resource.status?.reasons?.includes(to)
    const changes = [{ field: "status", old: way[index], new: to }]
    past.push({ at, action: "STATUS", changes, ...(needsReason ? { reason: random.pick(reasons) } : {}) })
  }
  const changes = random.below(5) < 2 ? changeOf(resource, row, random) : []
  if (changes.length > 0)
    past.push({ at: workingMoment(random, Math.max(at, now - 20 * dayMs), now), action: "UPDATE", changes })
  return past
}

/** A record as it was created: what was done to it since, undone. */
export const createdRow = (row: Row, past: ReadonlyArray<Past>): Row => {
  const first: Record<string, unknown> = { ...row }
  for (const { changes } of past.toReversed()) for (const { field, old } of changes) first[field] = old
  return first as unknown as Row
}
