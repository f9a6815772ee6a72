import type { BarcodeReader } from "./BarcodeReader.ts"

/** Pause between two pictures that are searched, in milliseconds: a phone stays cool, and nobody notices. */
const pauseMs = 120
/** Time a code must be gone from the pictures until it is told of again, in milliseconds. */
const goneMs = 1500

const pause = () => new Promise((done) => setTimeout(done, pauseMs))

/** Tells of each barcode that two pictures in a row show, once for as long as it stays there; ends with `signal`. */
export const watchBarcodes = async (
  video: HTMLVideoElement,
  read: BarcodeReader,
  signal: AbortSignal,
  tell: (code: string) => void,
): Promise<void> => {
  let seen: string | undefined
  let [told, toldAt] = ["", 0]
  while (!signal.aborted) {
    const code = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video) : undefined
    if (signal.aborted) return
    if (code !== undefined && code === seen) {
      const isNew = code !== told || performance.now() - toldAt > goneMs
      ;[told, toldAt] = [code, performance.now()]
      if (isNew) tell(code)
    }
    seen = code
    await pause()
  }
}
