import type { products } from "../../contract/resources/products.ts"
import { cellPart } from "../../resource/described/cellPart.tsx"
import type { CustomParts } from "../../resource/described/CustomParts.ts"
import { importing } from "../../resource/importing/importing.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** Hand-written parts of products. */
export const productParts: CustomParts<typeof products> = {
  cells: {
    price: cellPart(() => import("./PriceCell.tsx")),
    unitPrice: cellPart(() => import("./UnitPriceCell.tsx")),
  },
  Summary: lazily(() => import("./ProductFigures.tsx")),
  listActions: [importing],
}
