/** The part of a picture to keep. */
export interface Crop {
  /** From 1, as large as fits, to 4. */
  readonly zoom: number
  /** Offset of the part to the right and down, as a share of the free room: 0 to 1. */
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A part of a picture, in its pixels. */
export interface Rect extends Size {
  readonly left: number
  readonly top: number
}

/** The whole picture, as far as its ratio lets it, from its middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** The largest zoom. */
export const maxZoom = 4

/** True if the picture already has this aspect ratio (width to height), within 0.01. */
export const hasRatio = ({ width, height }: Size, ratio: number): boolean =>
  Math.abs(width / height / ratio - 1) < 0.01

/** The part of a picture that a crop keeps. */
export const cropRect = ({ width, height }: Size, ratio: number, { zoom, x, y }: Crop): Rect => {
  const largest = Math.min(width, height * ratio)
  const size = { width: largest / zoom, height: largest / zoom / ratio }
  return { ...size, left: (width - size.width) * x, top: (height - size.height) * y }
}

const within = (part: number) => Math.min(1, Math.max(0, part))

/** A crop whose part was dragged by so much of its own size; to the right where positive, so that more of the left is seen. */
export const draggedCrop = (
  size: Size,
  ratio: number,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
): Crop => {
  const { width, height } = cropRect(size, ratio, crop)
  const roomX = size.width - width
  const roomY = size.height - height
  return {
    ...crop,
    x: roomX > 0 ? within(crop.x - (by.x * width) / roomX) : crop.x,
    y: roomY > 0 ? within(crop.y - (by.y * height) / roomY) : crop.y,
  }
}
