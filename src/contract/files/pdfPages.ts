import * as Schema from "effect/Schema"
import { keepsTabloids } from "../access/keepers.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { FileQuotaReached, FileTypeRefused, StoredFile } from "./files.ts"
import { pdfLimits } from "./pdfLimits.ts"

/** Type of the files that are split into pages. */
export const pdfType = "application/pdf"

/**
 * Reasons a PDF is not split into pages: `LONG` has too many, `HUGE` has a page that is too large, and `SLOW` has one
 * that takes too long to draw.
 */
export const pdfFaults = ["BROKEN", "LOCKED", "EMPTY", "LONG", "HUGE", "SLOW"] as const

/** One of them. */
export type PdfFault = (typeof pdfFaults)[number]

/** The PDF cannot be cut into pages. */
export class PdfRefused extends Schema.TaggedError<PdfRefused>()("PdfRefused", {
  reason: Schema.Literals(pdfFaults),
}) {
  static readonly status = 422
}

const of = {
  service: "main",
  extra: "pdf-pages",
  access: keepsTabloids,
  params: { id: RecordIdText },
  refusals: [PdfRefused, FileTypeRefused],
} as const

/** The pages of a PDF that was sent, as pictures. Each is cut by a call of its own, so that none takes long. */
export const pdfPages = {
  count: endpoint({
    ...of,
    method: "GET",
    path: "/files/:id/pages",
    summary: "Counts the pages of a PDF the caller may read, if all of it can be cut.",
    success: Schema.Struct({ pages: Schema.Int }),
  }),
  cut: endpoint({
    ...of,
    method: "POST",
    path: "/files/:id/pages",
    summary:
      "Draws one page of a PDF as a JPEG, and keeps that as a file. Until a record names it, it is the caller's alone; one that none names within a day is gone.",
    body: Schema.Struct({
      page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: pdfLimits.maxPages })),
    }),
    success: StoredFile,
    refusals: [...of.refusals, FileQuotaReached],
  }),
}
