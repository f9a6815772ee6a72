import type { FileUse } from "../files/fileType.ts"
import type { Field } from "./field.ts"

/** True if a field holds its own pictures, in an order. */
export const namesPictures = ({ kind, to }: Pick<Field, "kind" | "to">): boolean =>
  kind === "references" && to === "files"

/** Returns the files a field accepts: pictures, fonts, or anything else. */
export const fileUseOf = ({ kind, rules: { types } }: Pick<Field, "kind" | "rules">): FileUse =>
  kind === "image" || kind === "references" ? "picture" : (types ?? "any")
