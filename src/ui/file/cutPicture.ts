import type { Rect } from "./cropRect.ts"

/** More pixels than a screen shows weigh on every phone that loads them. */
const maxWidth = 2400

const extensions: ReadonlyMap<string, string> = new Map<string, string>([
  ["image/png", "png"],
  ["image/jpeg", "jpg"],
  ["image/webp", "webp"],
])

const withExtension = (name: string, extension: string) => `${name.replace(/\.[^.]*$/, "")}.${extension}`

/** A part of a picture as a file of the same type, where browsers write that, else as PNG; undefined where none can be made. */
export const cutPicture = async (
  file: File,
  picture: ImageBitmap,
  { left, top, width, height }: Rect,
): Promise<File | undefined> => {
  const scale = Math.min(1, maxWidth / width)
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext("2d")?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  const outputType = file.type in extensions ? file.type : "image/png"
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, outputType, 0.92))
  return blob
    ? new File([blob], withExtension(file.name, extensions.get(blob.type) ?? "png"), { type: blob.type })
    : undefined
}
