import * as Effect from "effect/Effect"
import type { ApiError } from "../../../api/errors.ts"
import { maxRatingComment, tickets } from "../../../contract/resources/tickets.ts"
import { ticketThreads } from "../../../contract/support/ticketThreads.ts"
import type { RefusalOf } from "../../../contract/wire/endpoint.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useUnsavedText } from "../../../frame/useUnsavedText.ts"
import { useReader } from "../../../resource/described/useReader.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { TextField } from "../../../ui/field/TextField.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { usePageWords } from "./words.ts"
import { choice, comment } from "./ticketPage.css.ts"
import type { Ticket } from "./useTicket.ts"
import { typedText } from "../../../contract/wire/visibleText.ts"

type Refusal = ApiError | RefusalOf<typeof ticketThreads.rate>
const ratings = ["GOOD", "BAD"] as const
type Rating = (typeof ratings)[number]

interface Props {
  readonly ticket: Ticket
  readonly adopt: (answer: Partial<Ticket>) => void
}

const useRating = ({ ticket: { _id: id }, adopt }: Props) => {
  const { client, before, emit } = usePanel()
  const { busy, error, run } = useTask<Refusal>()
  const rate = (rating: Rating, comment: string) => {
    const body = { rating, ...(typedText(comment) !== "" && { comment: typedText(comment) }) }
    const work = client.api.call(ticketThreads.rate, { params: { id }, body }).pipe(
      Effect.tap((answer) =>
        Effect.sync(() => {
          emit({ panel: "tickets", type: "rated", detail: { id, rating } })
          adopt(answer)
        }),
      ),
    )
    run(Effect.andThen(before({ panel: "tickets", type: "rate", detail: { id, rating } }), work))
  }
  return { busy, error, rate }
}

/** Asks those who opened a ticket, once it is solved, how it was handled; they may change their mind. */
export const TicketRating = (props: Props) => {
  const { rating, ratingComment } = props.ticket
  const say = usePageWords()
  const { word } = useReader(tickets)
  const api = useExplain()
  const { busy, error, rate } = useRating(props)
  const [text, setText] = useUnsavedText(`rating ${idKey(props.ticket._id)}`, ratingComment ?? "")
  const ownRating = ratings.find((one) => one === rating)
  return (
    <section aria-label={say("ask")}>
      <div className={choice}>
        <output>{say(ownRating === undefined ? "ask" : "thanks")}</output>
        {ratings.map((one) => (
          <Button
            key={one}
            size="small"
            busy={busy}
            isDisabled={one === ownRating}
            onPress={() => rate(one, text)}
          >
            {word(`filter.rating.${one}`)}
          </Button>
        ))}
      </div>
      {ownRating !== undefined && (
        <div className={comment}>
          <TextField label={say("comment")} value={text} maxLength={maxRatingComment} onChange={setText} />
          <Button
            size="small"
            busy={busy}
            isDisabled={typedText(text) === (ratingComment ?? "")}
            onPress={() => rate(ownRating, text)}
          >
            {say("sendComment")}
          </Button>
        </div>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {error._tag === "MoveRefused" ? say("stale") : api(error)}
        </Notice>
      )}
    </section>
  )
}
