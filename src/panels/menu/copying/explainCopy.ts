import type { ApiError } from "../../../api/errors.ts"
import type { menuCopies as calls } from "../../../contract/menu/copying/menuCopies.ts"
import type { RefusalOf } from "../../../contract/wire/endpoint.ts"
import { explain } from "../explain.ts"
import type { MenuWords } from "../words.ts"
import type { CopyingWords } from "./words.ts"

export type CopyError = ApiError | RefusalOf<typeof calls.follow> | RefusalOf<typeof calls.copy>

/** Sentence of a copy or a model store that was refused. */
export const explainCopy = (
  {
    say,
    menu,
    api,
  }: { readonly say: CopyingWords; readonly menu: MenuWords; readonly api: (error: ApiError) => string },
  error: CopyError,
): string => {
  switch (error._tag) {
    case "WouldCircle":
      return say("circle", { stores: error.stores.join(" → ") })
    case "OtherTenant":
      return say("otherTenant")
    default:
      return explain(menu, api, error)
  }
}
