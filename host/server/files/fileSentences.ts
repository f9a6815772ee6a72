import { bytesOfMegabyte } from "../../../src/contract/bytesOfMegabyte.ts"
import { fileEndings } from "../../../src/contract/files/fileType.ts"
import { pdfLimits } from "../../../src/contract/files/pdfLimits.ts"
import type { PdfRefused } from "../../../src/contract/files/pdfPages.ts"
import type { Words } from "../../../src/contract/resource/Words.ts"
import type { Sentences } from "../http/sentences.ts"

const typeNames: ReadonlyMap<string, string> = new Map(
  Object.entries(fileEndings).map(([type, [ending]]) => [type, ending.toUpperCase()]),
)

const oneOfTypes = (types: ReadonlyArray<string>, locale: "pt-BR" | "en") =>
  new Intl.ListFormat(locale, { type: "disjunction" }).format(
    types.map((type) => typeNames.get(type) ?? type),
  )

const megabytes = (bytes: number) => `${Math.floor(bytes / bytesOfMegabyte)} MB`

const pdfs: Readonly<Record<PdfRefused["reason"], Words>> = {
  BROKEN: ["O PDF está danificado e não pode ser lido.", "The PDF is damaged and cannot be read."],
  LOCKED: [
    "O PDF está protegido por senha. Salve uma cópia sem senha e envie de novo.",
    "The PDF is protected by a password. Save a copy without one and send that.",
  ],
  EMPTY: ["O PDF não tem páginas.", "The PDF has no pages."],
  LONG: [
    `O PDF tem mais de ${pdfLimits.maxPages} páginas.`,
    `The PDF has more than ${pdfLimits.maxPages} pages.`,
  ],
  HUGE: ["Uma página do PDF é maior do que 5 metros.", "A page of the PDF is larger than 200 inches."],
  SLOW: [
    "Uma página do PDF demora demais para ser desenhada. Envie as páginas como imagens.",
    "A page of the PDF takes too long to draw. Send the pages as pictures.",
  ],
}

/** Sentences for refused files. */
export const fileSentences = {
  FileTooLarge: ({ maxBytes }) => [
    `O arquivo é grande demais: o máximo são ${megabytes(maxBytes)}.`,
    `The file is too large: ${megabytes(maxBytes)} at most.`,
  ],
  FileTypeRefused: ({ taken: accepted }) => [
    `Este tipo de arquivo não é aceito. Envie ${oneOfTypes(accepted, "pt-BR")}.`,
    `Files of this type are not accepted. Send ${oneOfTypes(accepted, "en")}.`,
  ],
  FileDamaged: ({ reason }) =>
    reason === "CUT"
      ? [
          "O arquivo está incompleto ou danificado. Abra-o para conferir e envie de novo.",
          "The file is incomplete or damaged. Open it to check, then send it again.",
        ]
      : [
          "O arquivo ocupa memória demais quando é aberto. Salve uma cópia menor e envie de novo.",
          "The file takes too much memory when it is opened. Save a smaller copy and send that.",
        ],
  FileQuotaReached: ({ files, of, maxBytes }) =>
    files === "unclaimed"
      ? [
          `Já há ${megabytes(maxBytes)} em arquivos enviados que nenhum registro usa. Salve os registros, ou espere um dia, e envie de novo.`,
          `There are already ${megabytes(maxBytes)} of uploaded files that no record uses. Save the records, or wait a day, then send it again.`,
        ]
      : [
          `Os arquivos ${of === "user" ? "que você enviou" : "da empresa"} já ocupam ${megabytes(maxBytes)}, o máximo. Tire arquivos dos registros que não precisam mais deles.`,
          `The files ${of === "user" ? "you sent" : "of the company"} already take ${megabytes(maxBytes)}, the limit. Remove files from records that no longer need them.`,
        ],
  PdfRefused: ({ reason }) => pdfs[reason],
} satisfies Partial<Sentences>
