import { eanOf } from "../../contract/menu/barcode.ts"
import type { bankProducts } from "../../contract/resources/bankProducts.ts"
import type { CustomParts } from "../../resource/described/CustomParts.ts"
import { scanOf } from "../../resource/described/scanOf.ts"
import { importing } from "../../resource/importing/importing.ts"

/** Hand-written parts of the product bank. */
export const bankProductParts: CustomParts<typeof bankProducts> = {
  listActions: [importing],
  useScan: scanOf<typeof bankProducts>({ of: eanOf, isOf: ({ ean }, code) => ean === code }),
}
