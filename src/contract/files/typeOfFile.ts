import { limits } from "../limits.ts"
import { type FileType, fileTypeOf } from "./fileType.ts"

/** Bytes from the start of a file that say its type. */
const headBytes = 16

/** The type of a chosen file by how its bytes begin; undefined for one not taken, or one that cannot be read. */
export const typeOfFile = async (file: Blob): Promise<FileType | undefined> => {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => undefined)
  return head && fileTypeOf(new Uint8Array(head))
}

/** The reason a chosen file cannot be sent where only some types are taken; undefined for one that can. */
export const fileProblem = async (
  file: Blob,
  accepted: ReadonlyArray<string>,
): Promise<"wrongType" | "tooLarge" | undefined> => {
  if (!accepted.includes((await typeOfFile(file)) ?? "")) return "wrongType"
  return file.size > limits.file.maxBytes ? "tooLarge" : undefined
}
