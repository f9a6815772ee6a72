import * as Effect from "effect/Effect"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { FileTypeRefused } from "../contract/files/files.ts"
import { PdfRefused, pdfPages, pdfType } from "../contract/files/pdfPages.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { FileMemory } from "./fileHandlers.ts"
import { idOf } from "./readInput.ts"
import type { Handler } from "./Handler.ts"

/** First bytes of a JPEG. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

/** Cuts PDFs as far as one can without drawing: a page is a picture of nothing, and `/Type /Page` begins one. */
export const pdfPageHandlers = ({ files }: FileMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const read = Effect.fnUntraced(function* (id: number) {
    const file = files.get(id)
    if (!file) return yield* new NotFound()
    if (file.type !== pdfType) return yield* new FileTypeRefused({ taken: [pdfType] })
    const text = yield* Effect.promise(() => file.text())
    if (text.includes("/Encrypt")) return yield* new PdfRefused({ reason: "LOCKED" })
    const pages = text.match(/\/Type \/Page\b/g)?.length ?? 0
    if (pages === 0) return yield* new PdfRefused({ reason: "EMPTY" })
    return { pages, name: file.name }
  })
  const count: Handler = (input) => Effect.map(read(idOf(input)), ({ pages }) => ({ pages }))
  const cut: Handler = Effect.fnUntraced(function* (input) {
    const { name } = yield* read(idOf(input))
    const { page } = input.body as { readonly page: number }
    const _id = Math.max(0, ...files.keys()) + 1
    const label = `${name.replace(/\.pdf$/, "")} ${page}.jpg`
    files.set(_id, new File([jpeg], label, { type: "image/jpeg" }))
    return { _id, label, type: "image/jpeg", size: jpeg.length }
  })
  return [
    [pdfPages.count, count],
    [pdfPages.cut, cut],
  ]
}
