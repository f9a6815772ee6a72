import { Worker } from "node:worker_threads"
import * as Effect from "effect/Effect"
import { pdfLimits } from "../../../../src/contract/files/pdfLimits.ts"
import { PdfRefused } from "../../../../src/contract/files/pdfPages.ts"
import { places } from "../../process/places.ts"
import type { PdfAsked, PdfTold } from "./pdfTold.ts"

/**
 * Reads a PDF in a thread of its own, which ends with it: whatever is in a PDF keeps the server from nothing, and is gone
 * from memory after at most the time a page may take.
 */
export const readPdf = (asked: PdfAsked) =>
  Effect.callback<PdfTold>((resume) => {
    const worker = new Worker(places.pdfWorker, { workerData: asked, stdout: true, stderr: true })
    const end = (told: Effect.Effect<PdfTold>) => {
      clearTimeout(watch)
      resume(told)
      void worker.terminate()
    }
    const watch = setTimeout(() => end(Effect.succeed({ fault: "SLOW" })), pdfLimits.pageMs)
    worker.once("message", (told: PdfTold) => end(Effect.succeed(told)))
    worker.once("error", (cause) => end(Effect.die(cause)))
    worker.once("exit", (code) =>
      end(Effect.die(new Error(`The thread that reads a PDF ended with ${code}.`))),
    )
    return Effect.promise(() => worker.terminate())
  }).pipe(
    Effect.flatMap((told) =>
      "fault" in told ? Effect.fail(new PdfRefused({ reason: told.fault })) : Effect.succeed(told),
    ),
  )
