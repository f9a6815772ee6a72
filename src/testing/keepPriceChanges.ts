import { keptFields, type KeptNumber, keptNumber } from "../contract/products/priceField.ts"
import { priceChanges } from "../contract/resources/priceChanges.ts"
import { products } from "../contract/resources/products.ts"
import type { KeptRow } from "./resourceFilter.ts"
import type { ResourceTable } from "./resourceTable.ts"
import type { Values } from "./resourceValues.ts"

const numbersOf = (before: Values, after: Values): ReadonlyArray<Values> =>
  (Object.keys(keptFields) as ReadonlyArray<KeptNumber>).flatMap((field) => {
    const [former, latter] = [before, after].map((values) => {
      const value = values[keptFields[field]]
      return typeof value === "number" ? keptNumber(field, value) : null
    })
    return former === latter ? [] : [{ field, before: former, after: latter }]
  })

interface Lists {
  readonly user: { readonly id: number }
  readonly tables: ReadonlyArray<ResourceTable>
}

/** Keeps the changes of a product, as the trigger `keep_price_changes` of the database does. */
export const keepPriceChanges = (lists: Lists, list: string, before: KeptRow, after: KeptRow): void => {
  const history = lists.tables.find((one) => one.resource.name === priceChanges.name)?.table
  if (list !== products.name || !history) return
  const moved =
    before.status === after.status
      ? []
      : [{ field: "STATUS", statusBefore: before.status, statusAfter: after.status }]
  for (const change of [...numbersOf(before.values, after.values), ...moved]) {
    const _id = history.nextId()
    const values = { name: after.values["name"], product: after._id, actor: lists.user.id, ...change }
    const { owner, updatedAt, timeZone } = after
    history.rows.set(_id, {
      _id,
      version: 1,
      createdAt: updatedAt,
      updatedAt,
      owner,
      timeZone,
      status: undefined,
      position: _id,
      values,
    })
  }
}
