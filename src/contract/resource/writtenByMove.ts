import { emptyValues } from "./body.ts"
import { platformDay } from "./datedItems.ts"
import type { Resource } from "./resource.ts"

/** The fields a move to a status takes away or dates, with what they hold from then on. */
export const writtenByMove = (
  { status, fields }: Resource,
  to: string,
): Readonly<Record<string, unknown>> => {
  const dated = status?.dates?.[to]
  return {
    ...Object.fromEntries(
      (status?.clears?.[to] ?? []).map((name) => [name, emptyValues[fields[name]?.kind ?? "text"] ?? null]),
    ),
    ...(dated === undefined ? {} : { [dated]: platformDay() }),
  }
}
