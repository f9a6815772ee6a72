import type { priceChanges } from "../../contract/resources/priceChanges.ts"
import type { products } from "../../contract/resources/products.ts"
import { eanOf } from "../../contract/menu/barcode.ts"
import { scanOf } from "../../resource/described/scanOf.ts"
import { hasBarcode } from "../../contract/products/hasBarcode.ts"
import { isRestorable } from "../../contract/products/priceField.ts"
import { cellPart } from "../../resource/described/cellPart.tsx"
import type { CustomParts } from "../../resource/described/CustomParts.ts"
import { importing } from "../../resource/importing/importing.ts"
import { history } from "../../ui/icon/icons.ts"
import { percent, printer, scanBarcode } from "../../ui/icon/listIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** Hand-written parts of products. */
export const productParts: CustomParts<typeof products> = {
  cells: {
    price: cellPart(() => import("./PriceCell.tsx")),
    unitPrice: cellPart(() => import("./UnitPriceCell.tsx")),
  },
  Summary: lazily(() => import("./ProductFigures.tsx")),
  bulkActions: [
    {
      id: "prices",
      icon: percent,
      extra: "bulk-prices",
      View: lazily(() => import("./pricing/PriceScreen.tsx")),
    },
    { id: "labels", icon: printer, Dialog: lazily(() => import("./labels/LabelsDialog.tsx")) },
  ],
  listActions: [
    importing,
    {
      id: "check",
      icon: scanBarcode,
      extra: "shelf-labels",
      writes: true,
      isForWriters: true,
      View: lazily(() => import("./shelf/ShelfCheck.tsx")),
    },
  ],
  useScan: scanOf<typeof products>({ of: eanOf, isOf: hasBarcode }),
  tabs: [{ id: "prices", View: lazily(() => import("./PriceHistory.tsx")) }],
}

/** Hand-written parts of the changes of products. */
export const priceChangeParts: CustomParts<typeof priceChanges> = {
  cells: {
    before: cellPart(async () => ({ default: (await import("./ChangeCells.tsx")).ChangeBefore })),
    after: cellPart(async () => ({ default: (await import("./ChangeCells.tsx")).ChangeAfter })),
  },
  rowActions: [
    {
      id: "restore",
      icon: history,
      isForViewers: true,
      writes: true,
      isOffered: ({ field, before }) => isRestorable(field) && (before !== null || field !== "PRICE"),
      Action: lazily(() => import("./RestoreChange.tsx")),
    },
  ],
}
