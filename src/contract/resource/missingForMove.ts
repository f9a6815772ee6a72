import { isGiven } from "./body.ts"
import type { Resource } from "./resource.ts"
import { entryOf } from "../wire/entryOf.ts"

/** The fields a record must have a value of before it moves to a status, of which it has none. */
export const missingForMove = (
  { status }: Resource,
  to: string,
  values: Readonly<Record<string, unknown>>,
): ReadonlyArray<string> => (entryOf(status?.needs, to) ?? []).filter((name) => !isGiven(values[name]))

const ownerOnlyFields = ({ fields }: Resource): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { rules }]) => (rules.keptBy ? [name] : []))

/** The fields a save would empty that the status of its record needs, or that its owner keeps. */
export const emptiedBySave = (
  resource: Resource,
  status: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ReadonlyArray<string> =>
  [
    ...missingForMove(resource, status, after),
    ...ownerOnlyFields(resource).filter((name) => !isGiven(after[name])),
  ].filter((name) => isGiven(before[name]))
