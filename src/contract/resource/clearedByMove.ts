import { emptyValues } from "./body.ts"
import type { Resource } from "./resource.ts"

/** The fields a move to a status takes away, with what they hold from then on. */
export const clearedByMove = ({ status, fields }: Resource, to: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    (status?.clears?.[to] ?? []).map((name) => [name, emptyValues[fields[name]?.kind ?? "text"] ?? null]),
  )
