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
export const readPdf = (request: PdfAsked) =>
  Effect.callback<PdfTold>((resume) => {
    const worker = new Worker(places.pdfWorker, { workerData: request, stdout: true, stderr: true })
    const end = (result: Effect.Effect<PdfTold>) => {
      clearTimeout(watch)
      resume(result)
      void worker.terminate()
    }
    const watch = setTimeout(() => end(Effect.succeed({ fault: "SLOW" })), pdfLimits.pageMs)
    worker.once("message", (message: PdfTold) => end(Effect.succeed(message)))
    worker.once("error", (cause) => end(Effect.die(cause)))
    worker.once("exit", (code) =>
      end(Effect.die(new Error(`The thread that reads a PDF ended with ${code}.`))),
    )
    return Effect.promise(() => worker.terminate())
  }).pipe(
    Effect.flatMap((message) =>
      "fault" in message ? Effect.fail(new PdfRefused({ reason: message.fault })) : Effect.succeed(message),
    ),
  )
