import type { BarcodeReader } from "./BarcodeReader.ts"

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<ReadonlyArray<{ readonly rawValue: string }>>
}

interface DetectorClass {
  readonly getSupportedFormats: () => Promise<ReadonlyArray<string>>
  new (options: { readonly formats: ReadonlyArray<string> }): Detector
}

/** Codes of products (GTIN), by the names browsers have for them. */
const wanted = ["ean_13", "ean_8", "upc_a", "itf"]

/** The browser's own reader; undefined where it has none, as Safari and Firefox. */
const ownReader = async (): Promise<BarcodeReader | undefined> => {
  const { BarcodeDetector: own } = globalThis as { readonly BarcodeDetector?: DetectorClass }
  const known = (await own?.getSupportedFormats()) ?? []
  const formats = wanted.filter((format) => known.includes(format))
  if (!own || !formats.includes("ean_13")) return undefined
  const detector = new own({ formats })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

/** Returns the reader of this browser, or else one in script, which is fetched then. */
export const openReader = async (): Promise<BarcodeReader> =>
  (await ownReader()) ?? (await import("./scriptReader.ts")).scriptReader()
