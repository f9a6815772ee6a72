import { bytesOfMegabyte } from "../../../src/contract/bytesOfMegabyte.ts"
import type {
  FileDamaged,
  FileQuotaReached,
  FileTooLarge,
  FileTypeRefused,
} from "../../../src/contract/files/files.ts"
import { fileEndings } from "../../../src/contract/files/fileType.ts"
import { pdfLimits } from "../../../src/contract/files/pdfLimits.ts"
import type { PdfRefused } from "../../../src/contract/files/pdfPages.ts"

const typeNames: ReadonlyMap<string, string> = new Map(
  Object.entries(fileEndings).map(([type, [ending]]) => [type, ending.toUpperCase()]),
)

const oneOfTypes = (types: ReadonlyArray<string>, locale: "pt-BR" | "en") =>
  new Intl.ListFormat(locale, { type: "disjunction" }).format(
    types.map((type) => typeNames.get(type) ?? type),
  )

const megabytes = (bytes: number) => `${Math.floor(bytes / bytesOfMegabyte)} MB`

const pdfPtBr = {
  BROKEN: "O PDF está danificado e não pode ser lido.",
  LOCKED: "O PDF está protegido por senha. Salve uma cópia sem senha e envie de novo.",
  EMPTY: "O PDF não tem páginas.",
  LONG: `O PDF tem mais de ${pdfLimits.maxPages} páginas.`,
  HUGE: "Uma página do PDF é maior do que 5 metros.",
  SLOW: "Uma página do PDF demora demais para ser desenhada. Envie as páginas como imagens.",
}

const pdfEn: typeof pdfPtBr = {
  BROKEN: "The PDF is damaged and cannot be read.",
  LOCKED: "The PDF is protected by a password. Save a copy without one and send that.",
  EMPTY: "The PDF has no pages.",
  LONG: `The PDF has more than ${pdfLimits.maxPages} pages.`,
  HUGE: "A page of the PDF is larger than 200 inches.",
  SLOW: "A page of the PDF takes too long to draw. Send the pages as pictures.",
}

/** Sentences for refused files, in Portuguese. */
export const filePtBr = {
  FileTooLarge: ({ maxBytes }: FileTooLarge) =>
    `O arquivo é grande demais: o máximo são ${megabytes(maxBytes)}.`,
  FileTypeRefused: ({ taken: accepted }: FileTypeRefused) =>
    `Este tipo de arquivo não é aceito. Envie ${oneOfTypes(accepted, "pt-BR")}.`,
  FileDamaged: ({ reason }: FileDamaged): string =>
    reason === "CUT"
      ? "O arquivo está incompleto ou danificado. Abra-o para conferir e envie de novo."
      : "O arquivo ocupa memória demais quando é aberto. Salve uma cópia menor e envie de novo.",
  FileQuotaReached: ({ files, of, maxBytes }: FileQuotaReached) =>
    files === "unclaimed"
      ? `Já há ${megabytes(maxBytes)} em arquivos enviados que nenhum registro usa. Salve os registros, ou espere um dia, e envie de novo.`
      : `Os arquivos ${of === "user" ? "que você enviou" : "da empresa"} já ocupam ${megabytes(maxBytes)}, o máximo. Tire arquivos dos registros que não precisam mais deles.`,
  PdfRefused: ({ reason }: PdfRefused) => pdfPtBr[reason],
}

/** The same in English. */
export const fileEn: typeof filePtBr = {
  FileTooLarge: ({ maxBytes }) => `The file is too large: ${megabytes(maxBytes)} at most.`,
  FileTypeRefused: ({ taken: accepted }) =>
    `Files of this type are not accepted. Send ${oneOfTypes(accepted, "en")}.`,
  FileDamaged: ({ reason }) =>
    reason === "CUT"
      ? "The file is incomplete or damaged. Open it to check, then send it again."
      : "The file takes too much memory when it is opened. Save a smaller copy and send that.",
  FileQuotaReached: ({ files, of, maxBytes }) =>
    files === "unclaimed"
      ? `There are already ${megabytes(maxBytes)} of uploaded files that no record uses. Save the records, or wait a day, then send it again.`
      : `The files ${of === "user" ? "you sent" : "of the company"} already take ${megabytes(maxBytes)}, the most there may be. Remove files from records that no longer need them.`,
  PdfRefused: ({ reason }) => pdfEn[reason],
}
