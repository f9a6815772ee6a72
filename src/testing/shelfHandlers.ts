import * as Effect from "effect/Effect"
import type { OrderItem } from "../contract/orders/order.ts"
import { shelves } from "../contract/orders/shelf.ts"
import { type ShelfProduct, shelfOfProducts } from "../contract/orders/shelfOfProducts.ts"
import { productPrice } from "../contract/products/productFigures.ts"
import type { RowOf } from "../contract/resource/resource.ts"
import { departments } from "../contract/resources/departments.ts"
import { products } from "../contract/resources/products.ts"
import { shelfOf } from "../contract/orders/shelfOf.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { RecordId } from "../contract/wire/recordId.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { OrderMemory } from "./orderMemory.ts"
import { idOf } from "./readInput.ts"
import { type DescribedLists, recordsIn } from "./resourceMemory.ts"
import type { Handler } from "./Handler.ts"

interface Memory {
  readonly orders: OrderMemory
  readonly lists: DescribedLists
}

type Product = RowOf<typeof products>

const productsOf = (lists: DescribedLists, company: RecordId | undefined): ReadonlyArray<Product> =>
  recordsIn(lists, products).filter(({ owner }) => company !== undefined && owner?._id === company)

/** The products on sale as a shelf has them; those an order's item names as like it are marked. */
const onSale = (
  lists: DescribedLists,
  listed: ReadonlyArray<Product>,
  item: OrderItem,
): ReadonlyArray<ShelfProduct> => {
  const { name, sku } = { ...item, ...item.ordered }
  const missing = listed.find((one) => one.name === name || (one.sku !== null && one.sku === sku))
  const similar = new Set(missing?.similar.map(({ _id }) => _id))
  const aisles = recordsIn(lists, departments)
  return listed
    .filter(({ status }) => status === "ACTIVE")
    .map((one) => {
      const own = aisles.find(({ _id }) => _id === one.department?._id)
      return {
        name: one.name,
        unitPriceCents: productPrice(one, Date.now()),
        sku: one.sku,
        ean: one.ean,
        brand: one.brand,
        aisle: own?.parent?.label ?? own?.name ?? null,
        unit: one.sellBy === "UNIT" ? "UN" : "KG",
        moreEans: one.moreEans,
        isSimilar: similar.has(one._id),
      }
    })
}

/** Handlers for the items sold by a backend's stores, from the orders it was given. */
export const shelfHandlers = ({ orders, lists }: Memory): ReadonlyArray<readonly [Endpoint, Handler]> => [
  [
    shelves.find,
    (input) => {
      const order = orders.get(idOf(input))
      const { line, search = "" } = input.query as { readonly line: number; readonly search?: string }
      const orderLine = order?.items?.[line]
      if (!order || !orderLine) return Effect.fail(new NotFound())
      const listed = productsOf(lists, order.company?._id)
      if (listed.length > 0)
        return Effect.succeed(shelfOfProducts(onSale(lists, listed, orderLine), orderLine, search))
      const companyOrders = [...orders.values()].filter(({ company }) => company?._id === order.company?._id)
      const sold = companyOrders.toReversed().flatMap(({ items = [] }) => items)
      return Effect.succeed(shelfOf(sold, orderLine, search))
    },
  ],
]
