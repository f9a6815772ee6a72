import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"

/** One value or several, as a filter takes them. */
export const someOf = <S extends Schema.Top>(item: S) =>
  Schema.UniqueArray(item).check(Schema.isMinLength(1), Schema.isMaxLength(limits.list.maxItems))
