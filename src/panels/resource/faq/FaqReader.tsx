import * as Effect from "effect/Effect"
import { useContext, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { mayWrite } from "../../../contract/resource/mayWrite.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { faqArticles } from "../../../contract/resources/faqArticles.ts"
import { tickets as described } from "../../../contract/resources/tickets.ts"
import { faqVotes } from "../../../contract/support/faqVotes.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { callHost } from "../../../frame/useHostCallback.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useValue } from "../../../frame/useValue.ts"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"
import type { SummaryProps } from "../../../resource/described/parts.ts"
import { useUser } from "../../../resource/described/useReserved.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Link } from "../../../ui/link/Link.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { row as inRow } from "../../../ui/theme/text.css.ts"
import { written } from "../preview.css.ts"
import { RecordHrefContext } from "../recordHref.ts"
import { useFaqWords } from "./faqWords.ts"

const resource = faqArticles as unknown as Resource
const tickets = described as unknown as Resource

/** Where whoever found no answer asks; for those who may open tickets, where the page shows them. */
const AskInstead = () => {
  const { navigation, report } = usePanel()
  const say = useFaqWords()
  const user = useUser()
  const hrefOf = useContext(RecordHrefContext)
  if (!user || !mayWrite(tickets, user)) return null
  const href = callHost(() => hrefOf?.("tickets", "new"), report)
  if (href === undefined) return null
  return (
    <Link href={href} onPress={() => navigation.push(href)}>
      {say("openTicket")}
    </Link>
  )
}

/** Asks whether an article helped; one may change one's mind. */
const Vote = ({ id }: { readonly id: DescribedRow["_id"] }) => {
  const { client, emit } = usePanel()
  const say = useFaqWords()
  const explain = useExplain()
  const { busy, error, run } = useTask<ApiError>()
  const [given, setGiven] = useState<boolean>()
  const vote = (isHelpful: boolean) =>
    run(
      Effect.map(client.api.call(faqVotes.vote, { params: { id }, body: { isHelpful } }), () => {
        emit({ panel: "faqArticles", type: "voted", detail: { id, isHelpful } })
        setGiven(isHelpful)
      }),
    )
  return (
    <div className={inRow}>
      <output>{say(given === undefined ? "ask" : given ? "helped" : "didNotHelp")}</output>
      {[true, false].map((isHelpful) => (
        <Button
          key={String(isHelpful)}
          size="small"
          busy={busy}
          isDisabled={given === isHelpful}
          onPress={() => vote(isHelpful)}
        >
          {say(isHelpful ? "yes" : "no")}
        </Button>
      ))}
      {given === false && <AskInstead />}
      {error && <Notice tone="danger">{explain(error)}</Notice>}
    </div>
  )
}

/** The answer as it is read, for those who do not write it, and whether it helped. */
const FaqReader = ({ texts, row }: SummaryProps) => {
  const user = useUser()
  const offered = useValue(usePanel().client.extras("main"))
  if (!row || !user) return null
  const isVoted = row["status"] === "PUBLISHED" && offered?.has("helpful-votes") === true
  return (
    <>
      {!mayWrite(resource, user, row) && <p className={written}>{texts["body"]}</p>}
      {isVoted && <Vote id={row._id} />}
    </>
  )
}

export default FaqReader
