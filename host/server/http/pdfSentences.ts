import { pdfLimits } from "../../../src/contract/files/pdfLimits.ts"
import type { PdfFault } from "../../../src/contract/files/pdfPages.ts"

export const pdfPtBr: Readonly<Record<PdfFault, string>> = {
  BROKEN: "O PDF está danificado e não pode ser lido.",
  LOCKED: "O PDF está protegido por senha. Salve uma cópia sem senha e envie de novo.",
  EMPTY: "O PDF não tem páginas.",
  LONG: `O PDF tem mais de ${pdfLimits.maxPages} páginas.`,
  HUGE: "Uma página do PDF é maior do que 5 metros.",
  SLOW: "Uma página do PDF demora demais para ser desenhada. Envie as páginas como imagens.",
}

export const pdfEn: Readonly<Record<PdfFault, string>> = {
  BROKEN: "The PDF is damaged and cannot be read.",
  LOCKED: "The PDF is protected by a password. Save a copy without one and send that.",
  EMPTY: "The PDF has no pages.",
  LONG: `The PDF has more than ${pdfLimits.maxPages} pages.`,
  HUGE: "A page of the PDF is larger than 200 inches.",
  SLOW: "A page of the PDF takes too long to draw. Send the pages as pictures.",
}
