import type { PdfFault } from "../../../../src/contract/files/pdfPages.ts"

/** Request to the thread that reads PDFs: the number of pages, or the picture of one page. */
export interface PdfAsked {
  readonly bytes: Uint8Array
  /** From 1; left out to count them. */
  readonly page?: number | undefined
}

/** Answer of the thread. */
export type PdfTold =
  | { readonly pages: number; readonly jpeg?: Uint8Array | undefined }
  | { readonly fault: PdfFault }
