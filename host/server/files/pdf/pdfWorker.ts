import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { parentPort, workerData } from "node:worker_threads"
import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium"
import encodeJpeg, { init as initJpeg } from "@jsquash/jpeg/encode.js"
import { pdfLimits } from "../../../../src/contract/files/pdfLimits.ts"
import type { PdfFault } from "../../../../src/contract/files/pdfPages.ts"
import type { PdfAsked, PdfTold } from "./pdfTold.ts"

const { bytes, page } = workerData as PdfAsked

/** Starts a module from a file of a package, in memory that does not grow beyond the limit. */
const starting =
  (address: string) =>
  (imports: WebAssembly.Imports, done: (instance: WebAssembly.Module) => void): WebAssembly.Exports => {
    const own = { ...imports["env"] }
    const grow = own["emscripten_resize_heap"] as ((bytes: number) => boolean) | undefined
    if (grow)
      own["emscripten_resize_heap"] = (size: number) => size >>> 0 <= pdfLimits.memoryBytes && grow(size)
    const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(fileURLToPath(address))), {
      ...imports,
      ...(imports["env"] && { env: own }),
    })
    done(instance)
    return instance.exports
  }

const faultOf = (cause: unknown): PdfFault => (/password|security/i.test(String(cause)) ? "LOCKED" : "BROKEN")

/** The width and height of a page's picture. */
const pixelsOf = (width: number, height: number) => {
  const scale = pdfLimits.longSidePx / Math.max(width, height)
  const pixels = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: pixels(width), height: pixels(height) }
}

const isHuge = (document: PDFiumDocument, at: number) => {
  const { originalWidth, originalHeight } = document.getPage(at).getOriginalSize()
  return Math.max(originalWidth, originalHeight) > pdfLimits.maxSidePt
}

/** Returns the reason a whole PDF is refused. */
const faultIn = (document: PDFiumDocument): PdfFault | undefined => {
  const pages = document.getPageCount()
  if (pages === 0) return "EMPTY"
  if (pages > pdfLimits.maxPages) return "LONG"
  return Array.from({ length: pages }, (_, at) => isHuge(document, at)).includes(true) ? "HUGE" : undefined
}

const draw = async (document: PDFiumDocument, at: number) => {
  const drawn = document.getPage(at)
  const { originalWidth, originalHeight } = drawn.getOriginalSize()
  const { width, height } = pixelsOf(originalWidth, originalHeight)
  const { data } = await drawn.render({ width, height, render: "bitmap" })
  const picture = { width, height, data: new Uint8ClampedArray(data), colorSpace: "srgb" } as ImageData
  return new Uint8Array(await encodeJpeg(picture, { quality: 82 }))
}

const answer = async (pdfium: PDFiumLibrary): Promise<PdfTold> => {
  try {
    const document = await pdfium.loadDocument(bytes)
    const pages = document.getPageCount()
    const fault = faultIn(document) ?? (page !== undefined && page > pages ? "BROKEN" : undefined)
    if (fault) return { fault }
    return { pages, jpeg: page === undefined ? undefined : await draw(document, page - 1) }
  } catch (cause) {
    return { fault: faultOf(cause) }
  }
}

const pdfium = await PDFiumLibrary.init({
  instantiateWasm: starting(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm")),
})
await initJpeg({
  instantiateWasm: starting(import.meta.resolve("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm")),
})
parentPort!.postMessage(await answer(pdfium))
