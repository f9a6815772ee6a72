import * as Schema from "effect/Schema"
import { maxMenuPrice } from "../menu/menuChoices.ts"
import { products } from "../resources/products.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { RecordId } from "../wire/recordId.ts"

/** Most labels printed at once: some fourteen sheets. */
export const maxLabels = 300

const Cents = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: maxMenuPrice }))

const common = {
  service: "main",
  method: "POST",
  access: products.access,
  extra: "shelf-labels",
} as const

/** Calls about the labels on the shelves of a store (catalogue, labelQueue); `label` of a product says which ones are to be printed. */
export const shelfLabels = {
  check: lazyEndpoint(
    {
      ...common,
      path: "/shelf-labels/check",
      summary:
        "Notes the price a product's label says on the shelf, null for none; another than that of now puts it in the queue.",
    },
    {
      body: () => Schema.Struct({ product: RecordId, price: Schema.NullOr(Cents) }),
      /** The price of now, in cents. */
      success: () => Schema.Struct({ price: Schema.Int, isRight: Schema.Boolean }),
    },
  ),
  printed: lazyEndpoint(
    {
      ...common,
      path: "/shelf-labels/printed",
      summary:
        "Notes that labels with these prices were printed; those that are still right leave the queue.",
    },
    {
      body: () =>
        Schema.Struct({
          labels: Schema.Array(
            Schema.Struct({ product: RecordId, price: Cents, clubPrice: Schema.NullOr(Cents) }),
          ).check(Schema.isMinLength(1), Schema.isMaxLength(maxLabels)),
        }),
      success: () => Schema.Struct({ count: Schema.Int }),
    },
  ),
}
