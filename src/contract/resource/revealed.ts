import { identify } from "./listItems.ts"
import type { Resource } from "./resource.ts"

type Row = Readonly<Record<string, unknown>>

/** Field to reveal, by its name; for a list `signers.cpf`, with the item by its `identity`. */
export interface RevealOf {
  readonly field: string
  readonly item?: string | undefined
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** All of what is shown in part, as a text, of an amount its cents; null where there is nothing. */
export const revealedValue = (
  { fields }: Resource,
  row: Row,
  { field: path, item }: RevealOf,
): string | null => {
  const [name = "", inner] = path.split(".")
  if (inner === undefined) return textOf(row[name])
  const { identity = "" } = fields[name]?.rules ?? {}
  const items = (row[name] ?? []) as ReadonlyArray<Row>
  return textOf(items.find((one) => identify(one[identity]) === identify(item))?.[inner])
}

/** Returns the log entry of a reveal: the field and, for an item, its identity, but never the value. */
export const revealedChanges = ({ field, item }: RevealOf) => [
  item === undefined ? { field } : { field, new: item },
]
