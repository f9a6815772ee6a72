import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { uploadFile } from "../../api/uploadFile.ts"
import type { files, StoredFile } from "../../contract/files/files.ts"
import { pdfPages } from "../../contract/files/pdfPages.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"

/** The reason a PDF gave no pages. */
export type PdfFailure =
  | ApiError
  | RefusalOf<typeof files.upload>
  | RefusalOf<typeof pdfPages.cut>
  | { readonly _tag: "TooManyPages" }

interface Cutting {
  /** Maximum number of pages. */
  readonly room: number
  readonly onPage: (page: number, count: number) => void
}

/** Sends a PDF and has its pages cut, one after the other: all of them or none. */
export const pagesOfPdf = (
  api: Api,
  file: File,
  { room, onPage }: Cutting,
): Effect.Effect<
  { readonly document: StoredFile; readonly pictures: ReadonlyArray<StoredFile> },
  PdfFailure
> =>
  Effect.flatMap(
    uploadFile(api, file, () => {}),
    (document) => {
      const params = { id: document._id }
      const cut = (count: number) => (page: number) =>
        Effect.suspend(() => {
          onPage(page, count)
          return api.call(pdfPages.cut, { params, body: { page } })
        })
      return Effect.flatMap(
        api.call(pdfPages.count, { params }),
        ({ pages }): Effect.Effect<ReadonlyArray<StoredFile>, PdfFailure> =>
          pages > room
            ? Effect.fail({ _tag: "TooManyPages" })
            : Effect.forEach(
                Array.from({ length: pages }, (_, at) => at + 1),
                cut(pages),
              ),
      ).pipe(Effect.map((pictures) => ({ document, pictures })))
    },
  )
