import type { FileType } from "../fileType.ts"
import { readGif } from "./gif.ts"
import { readJpeg } from "./jpeg.ts"
import type { Picture, ReadPicture } from "./picture.ts"
import { readPng } from "./png.ts"
import { readWebp } from "./webp.ts"

const readers: ReadonlyMap<FileType, ReadPicture> = new Map([
  ["image/png", readPng],
  ["image/jpeg", readJpeg],
  ["image/webp", readWebp],
  ["image/gif", readGif],
])

/** A picture of this type, without its metadata; undefined if it breaks off, is damaged or no picture. */
export const readPicture = (type: FileType, bytes: Uint8Array): Picture | undefined =>
  readers.get(type)?.(bytes)
