import * as Effect from "effect/Effect"
import { useState } from "react"
import { isOnPromotion } from "../../../contract/menu/price.ts"
import { shelfLabels } from "../../../contract/products/shelfLabelCalls.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import { products } from "../../../contract/resources/products.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useTask } from "../../../frame/useTask.ts"
import type { ProductFailure } from "../useProductProblem.ts"
import type { Product } from "./useFoundProducts.ts"

const panel = "products"
const { save } = callsOf(products)

/** Product whose label was read. */
export interface Checked {
  readonly product: Product
  /** Price of the label in cents; null where there was none. */
  readonly label: number | null
  /** Price in the system in cents. */
  readonly price: number
  readonly isRight: boolean
}

/** Notes what labels say, the latest first. */
export const useShelfCheck = (onChecked: () => void) => {
  const { before, client, emit } = usePanel()
  const { busy, error, run, clear } = useTask<ProductFailure>()
  const [checked, setChecked] = useState<ReadonlyArray<Checked>>([])
  const note = (product: Product, label: number | null) => {
    return client.api.call(shelfLabels.check, { body: { product: product._id, price: label } }).pipe(
      Effect.map((answer) => {
        setChecked((list) => [
          { product, label, ...answer },
          ...list.filter((one) => one.product._id !== product._id),
        ])
        emit({ panel, type: "labelChecked", detail: { id: product._id, isRight: answer.isRight } })
        onChecked()
      }),
    )
  }
  const check = (product: Product, label: number | null) =>
    run(
      Effect.andThen(
        before({ panel, type: "checkLabel", detail: { id: product._id } }),
        note(product, label),
      ),
    )
  /** Gives the product the price of its label: the promotional one while that counts. */
  const adopt = (product: Product, label: number) => {
    const field = isOnPromotion(product, client.api.now()) ? "promoPrice" : "price"
    const version = product.version === undefined ? {} : { version: product.version }
    const detail = { id: product._id }
    const body = { [field]: label, ...version }
    const work = Effect.andThen(client.api.call(save, { params: detail, body }), () => {
      emit({ panel, type: "saved", detail })
      return note({ ...product, [field]: label }, label)
    })
    run(Effect.andThen(before({ panel, type: "save", detail }), work))
  }
  return { busy, error, clear, checked, check, adopt }
}
