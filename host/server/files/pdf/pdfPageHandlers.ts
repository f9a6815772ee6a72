import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { FileTypeRefused } from "../../../../src/contract/files/files.ts"
import { type pdfPages as contract, pdfType } from "../../../../src/contract/files/pdfPages.ts"
import { NotFound } from "../../../../src/contract/wire/refusals.ts"
import type { Caller } from "../../access/caller.ts"
import { query } from "../../db/database.ts"
import { files } from "../../db/fileSchema.ts"
import { callTurns } from "../../http/callTurns.ts"
import type { HandlersOf } from "../../calls/handler.ts"
import { isFileOpenTo } from "../fileOwner.ts"
import type { FileServices } from "../fileServices.ts"
import { fileWithBytes, insertFile } from "../fileBytes.ts"
import { checkQuota } from "../fileQuota.ts"
import type { PdfAsked } from "./pdfTold.ts"
import { readPdf } from "./readPdf.ts"

/** Each drawing keeps a core busy, so this process does two at a time. */
const drawingLimits = { running: 2, waiting: 200 }

/** One user draws one at a time: however slow theirs are, there is a turn for others. */
const userLimits = { running: 1, waiting: 20 }

/** File name of a page. */
const nameOf = (pdfName: string, page: number) => `${pdfName.replace(/\.pdf$/i, "")} ${page}.jpg`

/** Cuts PDFs that somebody sent, or that a record open to them names. */
export const pdfPageHandlers = ({ db, fileStore, fileOwners }: FileServices): HandlersOf<typeof contract> => {
  const drawingTurns = callTurns(drawingLimits)
  const userTurns = callTurns(userLimits)
  const draw = ({ user }: Caller, request: PdfAsked) =>
    userTurns(String(user.id), drawingTurns("pdf", readPdf(request)))
  const find = Effect.fnUntraced(function* (id: number, caller: Caller) {
    const where = and(eq(files.id, id), isFileOpenTo(db, caller, fileOwners))
    const [found] = yield* query(() => db.select({ type: files.type }).from(files).where(where))
    if (!found) return yield* new NotFound()
    if (found.type !== pdfType) return yield* new FileTypeRefused({ taken: [pdfType] })
    const file = yield* query(() => fileWithBytes(db, fileStore, id))
    return file ?? (yield* new NotFound())
  })
  return {
    count: Effect.fn("pdfPages.count")(function* ({ params, caller }) {
      const { bytes } = yield* find(params.id, caller)
      const { pages } = yield* draw(caller, { bytes })
      return { pages }
    }),
    cut: Effect.fn("pdfPages.cut")(function* ({ params, body: { page }, caller, write }) {
      const { bytes, name } = yield* find(params.id, caller)
      yield* checkQuota(db, caller, bytes.length)
      const { jpeg } = yield* draw(caller, { bytes, page })
      const picture = {
        name: nameOf(name, page),
        type: "image/jpeg",
        bytes: jpeg!,
        uploadedBy: caller.user.id as number,
      } as const
      return yield* write((tx) => query(() => insertFile(tx, fileStore, picture)))
    }),
  }
}
