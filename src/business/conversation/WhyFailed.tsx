import type { Failure, Message } from "../../contract/contact/message.ts"
import { useWords } from "../../frame/useWords.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { contactCentreWords } from "./words.ts"
import { useSaid } from "./useSaid.ts"

interface Props {
  readonly message: Message
  /** It stands apart from its message, whose text is said too. */
  readonly isApart?: boolean
}

/** That a message was not sent and why, or that it may have arrived. */
const WhyFailed = ({ message, isApart = false }: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  const said = useSaid()
  const failure: Failure | string = message.failure ?? ""
  const why =
    failure === "UNCONFIRMED"
      ? say("failure.UNCONFIRMED")
      : `${say("status.FAILED")}: ${wordOf(say, "failure", failure)}`
  return <span>{isApart ? say("failedSaid", { why, text: said(message) }) : why}</span>
}

export default WhyFailed
