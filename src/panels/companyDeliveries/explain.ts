import type { ApiError } from "../../api/errors.ts"
import type {
  CompanyDeliveryExists,
  Opening,
  StaleCompanyDelivery,
} from "../../contract/companies/companyDeliveries.ts"
import type { Say } from "../../frame/useWords.ts"
import type { en } from "./words.en.ts"

export type DeliveryRefusal = CompanyDeliveryExists | StaleCompanyDelivery

/** Open or closed, and whether by hand, in a few words. */
const openingText = (say: Say<typeof en>, { isOpen, isManual }: Opening): string =>
  [say(isOpen ? "open" : "closed"), ...(isManual ? [say("manual")] : [])].join(", ")

/** Every way this panel can fail, in words. A new refusal does not compile until it has a line here. */
export const explain = (
  say: Say<typeof en>,
  api: (error: ApiError) => string,
  error: DeliveryRefusal | ApiError,
): string => {
  switch (error._tag) {
    case "CompanyDeliveryExists":
      return say("exists")
    case "StaleCompanyDelivery":
      return say("stale", { state: openingText(say, error.current).toLocaleLowerCase() })
    default:
      return api(error)
  }
}
