import type { FrameState } from "ol/Map.js"

/** The canvas element a layer of the map draws on, and its context. */
export interface Canvas {
  readonly element: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
}

export const makeCanvas = (): Canvas => {
  const canvas = document.createElement("canvas")
  canvas.style.position = "absolute"
  canvas.style.inlineSize = canvas.style.blockSize = "100%"
  const context = canvas.getContext("2d")
  if (!context) throw new Error("This browser draws no maps: it has no 2D canvas.")
  return { element: canvas, context }
}

/** Clears a canvas and makes it as large as the map. */
export const clearCanvas = ({ element: canvas, context }: Canvas, { size, pixelRatio }: FrameState) => {
  const [width = 0, height = 0] = size.map((edge) => Math.round(edge * pixelRatio))
  context.setTransform(1, 0, 0, 1, 0, 0)
  if (canvas.width === width && canvas.height === height) return context.clearRect(0, 0, width, height)
  canvas.width = width
  canvas.height = height
}
