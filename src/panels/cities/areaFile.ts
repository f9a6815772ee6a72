import { bytesOfMegabyte } from "../../contract/bytesOfMegabyte.ts"

/** A file of a city's neighborhoods, in detail; larger ones are of states. */
export const maxFileMegabytes = 5

/** A text and what it is called. */
export interface AreaText {
  readonly name: string
  readonly text: string
}

/** The reason a file was not read. */
export type FileProblem = "tooLarge" | "archive" | "unread"

/** Files of older programs are not in UTF-8: their names would match no neighborhood. */
const decoded = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

/** The text of a chosen file; one that is too large is not read. */
export const readAreaFile = async (file: File): Promise<AreaText | FileProblem> => {
  if (file.size > maxFileMegabytes * bytesOfMegabyte) return "tooLarge"
  try {
    const text = decoded(await file.arrayBuffer())
    // Shapefiles and KMZ come zipped.
    return text.startsWith("PK\u0003\u0004") ? "archive" : { name: file.name, text }
  } catch {
    return "unread"
  }
}
