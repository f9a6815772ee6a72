import { isGiven } from "./body.ts"
import type { Resource } from "./resource.ts"

/** The fields a record must have a value of before it moves to a status, of which it has none. */
export const missingForMove = (
  { status }: Resource,
  to: string,
  values: Readonly<Record<string, unknown>>,
): ReadonlyArray<string> => (status?.needs?.[to] ?? []).filter((name) => !isGiven(values[name]))
