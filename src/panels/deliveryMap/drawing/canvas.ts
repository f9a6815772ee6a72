import type { FrameState } from "ol/Map.js"

/** Where the map's layers draw: pixels of the page, and the screen's pixels in one of them. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement
  readonly pen: CanvasRenderingContext2D
}

export const makeSheet = (): Sheet => {
  const canvas = document.createElement("canvas")
  canvas.style.position = "absolute"
  canvas.style.inlineSize = canvas.style.blockSize = "100%"
  const pen = canvas.getContext("2d")
  if (!pen) throw new Error("This browser draws no maps: it has no 2D canvas.")
  return { canvas, pen }
}

/** Makes a sheet as large as the map, and empty. */
export const clear = ({ canvas, pen }: Sheet, { size, pixelRatio }: FrameState) => {
  const [width = 0, height = 0] = size.map((edge) => Math.round(edge * pixelRatio))
  pen.setTransform(1, 0, 0, 1, 0, 0)
  if (canvas.width === width && canvas.height === height) return pen.clearRect(0, 0, width, height)
  canvas.width = width
  canvas.height = height
}
