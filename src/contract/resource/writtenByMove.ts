import { emptyValues } from "./body.ts"
import type { Resource } from "./resource.ts"
import { storeDay } from "./datedItems.ts"
import { entryOf } from "../wire/entryOf.ts"

/**
 * The fields a move to a status takes away, dates by the clock of the record's owner, or is given the values of, with what
 * they hold from then on.
 */
export const writtenByMove = (
  { status, fields }: Resource,
  to: string,
  owner: { readonly timeZone?: unknown } | null | undefined,
  input: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => {
  const dated = entryOf(status?.dates, to)
  return {
    ...Object.fromEntries(
      (entryOf(status?.clears, to) ?? []).map((name) => [
        name,
        entryOf(emptyValues, fields[name]?.kind) ?? null,
      ]),
    ),
    ...(dated === undefined ? {} : { [dated]: storeDay(owner) }),
    ...input,
  }
}
