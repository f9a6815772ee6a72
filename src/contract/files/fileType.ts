import { limits } from "../limits.ts"

/** Types of file the platform takes, with how their names end. Never SVG or HTML, which may hold scripts. */
export const fileEndings = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
  "image/gif": ["gif"],
  "application/pdf": ["pdf"],
  "audio/ogg": ["ogg", "oga", "opus"],
  "audio/mpeg": ["mp3"],
  "audio/mp4": ["m4a"],
  "font/woff2": ["woff2"],
  "font/woff": ["woff"],
  "font/ttf": ["ttf"],
  "font/otf": ["otf"],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

/** A type of file the platform takes. */
export type FileType = keyof typeof fileEndings

export const fileTypes = Object.keys(fileEndings) as ReadonlyArray<FileType>

/** True if files of this type are pictures, which may be shown in a page. */
export const isPicture = (type: string): boolean => type.startsWith("image/")

/** File types a field accepts: pictures, fonts, or anything but fonts. */
export type FileUse = "picture" | "font" | "any"

const uses: Readonly<Record<FileUse, (type: string) => boolean>> = {
  picture: isPicture,
  font: (type) => type.startsWith("font/"),
  any: (type) => !type.startsWith("font/"),
}

/** Types of file a field takes. */
export const typesFor = (use: FileUse): ReadonlyArray<FileType> => fileTypes.filter(uses[use])

const at = (bytes: Uint8Array, start: number, text: string) =>
  [...text].every((sign, index) => bytes[start + index] === sign.charCodeAt(0))

/** A frame of MPEG audio, layer III, begins with eleven bits that are set. */
const isMp3Frame = ([first = 0, second = 0]: Uint8Array) =>
  first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02

const begins: Readonly<Record<FileType, (bytes: Uint8Array) => boolean>> = {
  "image/png": (bytes) => at(bytes, 0, "\x89PNG\r\n\x1a\n"),
  "image/jpeg": (bytes) => at(bytes, 0, "\xff\xd8\xff"),
  "image/webp": (bytes) => at(bytes, 0, "RIFF") && at(bytes, 8, "WEBP"),
  "image/gif": (bytes) => at(bytes, 0, "GIF87a") || at(bytes, 0, "GIF89a"),
  "application/pdf": (bytes) => at(bytes, 0, "%PDF-"),
  "audio/ogg": (bytes) => at(bytes, 0, "OggS"),
  "audio/mpeg": (bytes) => at(bytes, 0, "ID3") || isMp3Frame(bytes),
  "audio/mp4": (bytes) => at(bytes, 4, "ftypM4A ") || at(bytes, 4, "ftypM4B "),
  "font/woff2": (bytes) => at(bytes, 0, "wOF2"),
  "font/woff": (bytes) => at(bytes, 0, "wOFF"),
  "font/ttf": (bytes) => at(bytes, 0, "\x00\x01\x00\x00\x00") || at(bytes, 0, "true"),
  "font/otf": (bytes) => at(bytes, 0, "OTTO"),
}

/** The type of a file by how its bytes begin, whatever its name or its sender says; undefined for one not taken. */
export const fileTypeOf = (bytes: Uint8Array): FileType | undefined =>
  fileTypes.find((type) => begins[type](bytes))

/** Control characters, marks that turn the direction of a text, and what folders and drives are told by. */
const unsafe = /[\p{Cc}\p{Cf}\p{Surrogate}\\/:*?"<>|]+/gu

/** The name a file is kept under: without folders or hidden characters, with the ending of its type. */
export const fileNameOf = (name: string, type: FileType): string => {
  const last = name.split(/[\\/]/).at(-1) ?? ""
  const clean = last
    .normalize("NFC")
    .replaceAll(unsafe, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s.]+/, "")
    .trim()
  const [ending] = fileEndings[type]
  const [, stem = clean, own = ""] = /^(.*)\.([^.]*)$/.exec(clean) ?? []
  const endings: ReadonlyArray<string> = fileEndings[type]
  const isRight = endings.includes(own.toLowerCase())
  const base = (isRight ? stem : clean).slice(0, limits.file.maxName).trim() || "arquivo"
  return `${base}.${isRight ? own.toLowerCase() : ending}`
}
