import type { Failure, Message } from "../../contract/contact/message.ts"
import { useWords } from "../../frame/useWords.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { contactCentreWords } from "./contactCentreWords.ts"

/** Says of a message that failed that it was not sent and why, or that it may have arrived. */
export const useWhyFailed = () => {
  const say = useWords("contactCentre", contactCentreWords)
  return ({ failure }: Message): string => {
    const why: Failure | string = failure ?? ""
    return why === "UNCONFIRMED"
      ? say("failure.UNCONFIRMED")
      : `${say("status.FAILED")}: ${wordOf(say, "failure", why)}`
  }
}
