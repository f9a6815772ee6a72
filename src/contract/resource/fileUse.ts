import type { FileUse } from "../files/fileType.ts"
import type { Field } from "./field.ts"

/** Whether a field names pictures of its own, in an order. */
export const namesPictures = ({ kind, to }: Pick<Field, "kind" | "to">): boolean =>
  kind === "references" && to === "files"

/** What files a field takes: pictures, fonts, or anything else. */
export const fileUseOf = ({ kind, rules: { types } }: Pick<Field, "kind" | "rules">): FileUse =>
  kind === "image" || kind === "references" ? "picture" : (types ?? "any")
