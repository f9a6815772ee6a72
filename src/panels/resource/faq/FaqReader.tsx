import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { mayWrite } from "../../../contract/resource/mayWrite.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { faqArticles } from "../../../contract/resources/faqArticles.ts"
import { faqVotes } from "../../../contract/support/faqVotes.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useValue } from "../../../frame/useValue.ts"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"
import type { SummaryProps } from "../../../resource/described/parts.ts"
import { useUser } from "../../../resource/described/useReserved.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { row as inRow } from "../../../ui/theme/text.css.ts"
import { written } from "../preview.css.ts"
import { useFaqWords } from "./faqWords.ts"

const resource = faqArticles as unknown as Resource

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
      {error && <Notice tone="danger">{explain(error)}</Notice>}
    </div>
  )
}

/** The answer as it is read, for those who do not write it, and whether it helped. */
const FaqReader = ({ texts, row }: SummaryProps) => {
  const user = useUser()
  const offered = useValue(usePanel().client.extras("main"))
  if (!row || !user) return null
  return (
    <>
      {!mayWrite(resource, user, row) && <p className={written}>{texts["body"]}</p>}
      {offered?.has("helpful-votes") === true && <Vote id={row._id} />}
    </>
  )
}

export default FaqReader
