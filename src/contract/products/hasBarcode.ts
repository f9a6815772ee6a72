/** A product's barcodes: its own, and others such as that of a box, in the form `eanOf` gives. */
export interface Barcodes {
  readonly ean?: string | null | undefined
  readonly moreEans: ReadonlyArray<{ readonly code: string }>
}

/** True for a product that a scanned code, in the form `eanOf` gives, stands for. */
export const hasBarcode = ({ ean, moreEans }: Barcodes, code: string): boolean =>
  code === ean || moreEans.some((other) => other.code === code)
