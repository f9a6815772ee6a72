import type { ApiError } from "../../api/errors.ts"
import { bytesOfMegabyte } from "../../contract/bytesOfMegabyte.ts"
import type { ContactExists } from "../../contract/contact/contacts.ts"
import type { NoCompanyViewed } from "../../contract/companies/companyDeliveries.ts"
import type { UnknownReference } from "../../contract/resource/refusals.ts"
import type { Say } from "../../frame/useWords.ts"
import { nameOf } from "./chat.ts"
import type { SendError } from "./outgoing.ts"
import type { contactCentreWords } from "./words.ts"

/** Every way this panel can fail, in words. */
export const explain = (
  say: Say<typeof contactCentreWords>,
  api: (error: ApiError) => string,
  error: SendError | ContactExists | NoCompanyViewed | UnknownReference,
): string => {
  switch (error._tag) {
    case "WindowClosed":
      return say("windowClosed")
    case "NoCompanyViewed":
      return say("noCompany")
    case "UnknownReference":
      return say("unknownReference")
    case "FileTooLarge":
      return say("tooLarge", { size: Math.floor(error.maxBytes / bytesOfMegabyte) })
    case "FileTypeRefused":
      return say("wrongType")
    case "FileDamaged":
      return say(`damaged.${error.reason}`)
    case "FileQuotaReached":
      return say("quota", { size: Math.floor(error.maxBytes / bytesOfMegabyte) })
    case "ContactExists":
      return say("exists", { name: nameOf(error.current) })
    default:
      return api(error)
  }
}
