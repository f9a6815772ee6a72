import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { eanOf } from "../../../contract/menu/barcode.ts"
import { hasBarcode } from "../../../contract/products/hasBarcode.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import { products } from "../../../contract/resources/products.ts"
import type { RowOf } from "../../../contract/resource/resource.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useTask } from "../../../frame/useTask.ts"

export type Product = RowOf<typeof products>

/** Most products of a name that are shown to choose from. */
const maxFound = 10

const { find } = callsOf(products)

/** Products that a code or name found: a single one is meant, of several one is chosen. */
export interface Found {
  readonly text: string
  readonly items: ReadonlyArray<Product>
}

/** Finds products by a barcode, any of theirs, or by a part of their name. */
export const useFoundProducts = () => {
  const { api } = usePanel().client
  const { busy, error, run, clear } = useTask<ApiError>()
  const [found, setFound] = useState<Found>()
  const search = (text: string) => {
    const code = eanOf(text)
    const body = {
      filter: { search: code ?? text },
      sortField: code ? "id" : "name",
      sortOrder: "asc",
      pageNumber: 0,
      pageSize: maxFound,
    } as const
    const isMeant = (one: Product) => code === undefined || hasBarcode(one, code)
    const shown = ({ items }: { readonly items: ReadonlyArray<unknown> }) =>
      setFound({ text, items: (items as ReadonlyArray<Product>).filter(isMeant) })
    run(Effect.map(api.call(find, { body }), shown))
  }
  const show = (product: Product | undefined) => {
    clear()
    setFound(product && { text: product.name, items: [product] })
  }
  return { busy, error, found, search, show }
}
