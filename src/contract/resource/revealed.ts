import { identify } from "./listItems.ts"
import type { Resource } from "./resource.ts"

type Row = Readonly<Record<string, unknown>>

/** What somebody asks to see all of: a field by its name; of a list `signers.cpf`, and the item by its `identity`. */
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

/** What the log says of it: what was shown, of an item whose it was, and nothing of the value. */
export const revealedChanges = ({ field, item }: RevealOf) => [
  item === undefined ? { field } : { field, new: item },
]
