import { identify } from "./listItems.ts"
import type { Resource } from "./resource.ts"

type Row = Readonly<Record<string, unknown>>

/** What somebody asks to see all of: a field by its name; of a list `signers.cpf`, and the item by its `identity`. */
export interface RevealOf {
  readonly field: string
  readonly item?: string | undefined
}

/** All of what is shown in part; null where there is nothing. */
export const revealedValue = ({ fields }: Resource, row: Row, { field: path, item }: RevealOf): unknown => {
  const [name = "", inner] = path.split(".")
  if (inner === undefined) return row[name] ?? null
  const { identity = "" } = fields[name]?.rules ?? {}
  const items = (row[name] ?? []) as ReadonlyArray<Row>
  return items.find((one) => identify(one[identity]) === identify(item))?.[inner] ?? null
}

/** What the log says of it: what was shown, of an item whose it was, and nothing of the value. */
export const revealedChanges = ({ field, item }: RevealOf) => [
  item === undefined ? { field } : { field, new: item },
]
