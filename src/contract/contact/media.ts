import { type FileType, fileEndings, typesFor } from "../files/fileType.ts"
import type { MessageKind } from "./message.ts"

type MediaKind = Extract<MessageKind, "IMAGE" | "AUDIO" | "DOCUMENT">

const unsent: ReadonlySet<FileType> = new Set(["image/gif", "image/webp"])

/**
 * Types of file that can be sent: of pictures WhatsApp takes JPEG and PNG alone.
 * https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media#supported-media-types
 */
export const sentTypes: ReadonlyArray<string> = typesFor("any").filter((type) => !unsent.has(type))

/** Returns the way WhatsApp shows a file of this type. */
export const mediaKindOf = (type: string): MediaKind =>
  type.startsWith("image/") && sentTypes.includes(type)
    ? "IMAGE"
    : type.startsWith("audio/")
      ? "AUDIO"
      : "DOCUMENT"

/** The same of a file of which only the address is known, by how that ends. */
export const mediaKindOfUrl = (url: string): MediaKind => {
  const ending = /\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? ""
  const [type = ""] =
    Object.entries(fileEndings).find(([, endings]) => (endings as ReadonlyArray<string>).includes(ending)) ??
    []
  return mediaKindOf(type)
}
