import { isGiven } from "./body.ts"
import type { Resource } from "./resource.ts"

/** The fields a record must have a value of before it moves to a status, of which it has none. */
export const missingForMove = (
  { status }: Resource,
  to: string,
  values: Readonly<Record<string, unknown>>,
): ReadonlyArray<string> => (status?.needs?.[to] ?? []).filter((name) => !isGiven(values[name]))

/** The fields a save would empty that the status of its record needs. */
export const emptiedBySave = (
  resource: Resource,
  status: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ReadonlyArray<string> => missingForMove(resource, status, after).filter((name) => isGiven(before[name]))
