import BinaryBitmap from "@zxing/library/es2015/core/BinaryBitmap.js"
import Exception from "@zxing/library/es2015/core/Exception.js"
import RGBLuminanceSource from "@zxing/library/es2015/core/RGBLuminanceSource.js"
import GlobalHistogramBinarizer from "@zxing/library/es2015/core/common/GlobalHistogramBinarizer.js"
import EAN13Reader from "@zxing/library/es2015/core/oned/EAN13Reader.js"
import EAN8Reader from "@zxing/library/es2015/core/oned/EAN8Reader.js"
import ITFReader from "@zxing/library/es2015/core/oned/ITFReader.js"
import type { BarcodeReader } from "./BarcodeReader.ts"

/** Most pixels of a picture's width that are searched: the bars of a label held before a phone are two or more wide then. */
const maxWidth = 960

const grayOf = ({ data, width, height }: ImageData): Uint8ClampedArray => {
  const gray = new Uint8ClampedArray(width * height)
  for (let at = 0; at < gray.length; at++) {
    const from = at * 4
    gray[at] = ((data[from] ?? 0) + 2 * (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) >> 2
  }
  return gray
}

/** Reads barcodes of products in script, line by line from the middle of the picture. */
export const scriptReader = (): BarcodeReader => {
  const canvas = document.createElement("canvas")
  const context = canvas.getContext("2d", { willReadFrequently: true })
  const readers = [new EAN13Reader(), new EAN8Reader(), new ITFReader()]
  const textIn = (bitmap: BinaryBitmap): string | undefined => {
    for (const reader of readers)
      try {
        return reader.decode(bitmap).getText()
      } catch (error) {
        // The way this library says that there is no such code in the picture.
        if (!(error instanceof Exception)) throw error
      }
    return undefined
  }
  return async (video) => {
    const { videoWidth, videoHeight } = video
    const scale = Math.min(1, maxWidth / videoWidth)
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
    if (!context || width === 0 || height === 0) return undefined
    Object.assign(canvas, { width, height })
    context.drawImage(video, 0, 0, width, height)
    const gray = grayOf(context.getImageData(0, 0, width, height))
    return textIn(new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(gray, width, height))))
  }
}
