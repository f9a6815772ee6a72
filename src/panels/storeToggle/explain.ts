import type { ApiError } from "../../api/errors.ts"
import type { Say } from "../../frame/useWords.ts"
import type { OpeningError } from "./storeToggleModel.ts"
import type { storeToggleWords } from "./words.ts"

/** Every way this panel can fail, in words. */
export const explain = (
  say: Say<typeof storeToggleWords>,
  api: (error: ApiError) => string,
  error: OpeningError,
): string => (error._tag === "NoCompanyViewed" ? say("noCompany") : api(error))
