import type { PdfFault } from "../../../../src/contract/files/pdfPages.ts"

/** What the thread that reads a PDF is asked: how many pages it has, or what one of them looks like. */
export interface PdfAsked {
  readonly bytes: Uint8Array
  /** From 1; left out to count them. */
  readonly page?: number | undefined
}

/** What it tells. */
export type PdfTold =
  | { readonly pages: number; readonly jpeg?: Uint8Array | undefined }
  | { readonly fault: PdfFault }
