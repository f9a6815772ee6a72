import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { letterBlocks } from "../../contract/messages/letterText.ts"
import { mayWrite } from "../../contract/resource/mayWrite.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { faqArticles } from "../../contract/resources/faqArticles.ts"
import { faqVotes } from "../../contract/support/faqVotes.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { useUser } from "../../resource/described/useReserved.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Link } from "../../ui/link/Link.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { RichText } from "../../ui/richText/RichText.tsx"
import { row as inRow } from "../../ui/theme/text.css.ts"
import { AskInstead } from "./AskInstead.tsx"
import { useFaqWords } from "./words.ts"

const resource: Resource = faqArticles

/** Asks whether an article helped; one may change one's mind. */
const Vote = ({ id }: { readonly id: RowOf<typeof faqArticles>["_id"] }) => {
  const { client, emit } = usePanel()
  const say = useFaqWords()
  const explain = useExplain()
  const { busy, error, run } = useTask<ApiError>()
  const [ownVote, setOwnVote] = useState<boolean>()
  const vote = (isHelpful: boolean) =>
    run(
      Effect.map(client.api.call(faqVotes.vote, { params: { id }, body: { isHelpful } }), () => {
        emit({ panel: "faqArticles", type: "voted", detail: { id, isHelpful } })
        setOwnVote(isHelpful)
      }),
    )
  return (
    <div className={inRow}>
      <output>{say(ownVote === undefined ? "ask" : ownVote ? "helped" : "didNotHelp")}</output>
      {[true, false].map((isHelpful) => (
        <Button
          key={String(isHelpful)}
          size="small"
          busy={busy}
          isDisabled={ownVote === isHelpful}
          onPress={() => vote(isHelpful)}
        >
          {say(isHelpful ? "yes" : "no")}
        </Button>
      ))}
      {ownVote === false && <AskInstead />}
      {error && <Notice tone="danger">{explain(error)}</Notice>}
    </div>
  )
}

/** Has it counted that somebody reads an article; that it was not is nobody's concern. */
const useCountedReading = (id: RowOf<typeof faqArticles>["_id"] | undefined) => {
  const { api } = usePanel().client
  const { run } = useTask<never>()
  useEffect(() => {
    if (id !== undefined) run(Effect.exit(api.call(faqVotes.read, { params: { id } })))
  }, [api, id, run])
}

/** The answer with its film, as it is read. */
const Answer = ({ texts }: Pick<SummaryProps<typeof faqArticles>, "texts">) => {
  const say = useFaqWords()
  const film = texts.video?.trim() ?? ""
  return (
    <>
      <RichText blocks={letterBlocks(texts.body ?? "", () => undefined)} level={3} />
      {/^https?:\/\//i.test(film) && (
        <Link href={film} target="_blank" rel="noopener noreferrer">
          {say("watch")}
        </Link>
      )}
    </>
  )
}

/** The answer as it is read, for those who do not write it, and whether it helped. */
const FaqReader = ({ texts, row }: SummaryProps<typeof faqArticles>) => {
  const user = useUser()
  const offered = useValue(usePanel().client.extras("main"))
  const isWriter = user !== undefined && row !== undefined && mayWrite(resource, user, row)
  const isVoted = row?.status === "PUBLISHED" && offered?.has("helpful-votes") === true
  useCountedReading(row && isVoted && !isWriter ? row._id : undefined)
  if (!row || !user) return null
  return (
    <>
      {!isWriter && <Answer texts={texts} />}
      {isVoted && <Vote id={row._id} />}
    </>
  )
}

export default FaqReader
