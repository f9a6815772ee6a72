import type { FileUse } from "../files/fileType.ts"
import type { Field } from "./field.ts"

/** What files a field takes: pictures, fonts, or anything else. */
export const fileUseOf = ({ kind, rules: { types } }: Pick<Field, "kind" | "rules">): FileUse =>
  kind === "image" ? "picture" : (types ?? "any")
