import type { offerPeople } from "../../contract/resources/offerPeople.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { maxChosenReaders } from "../../contract/messages/audience.ts"
import type { ManyChange } from "../../resource/described/ownActions.ts"
import { readChosen } from "../../resource/described/useChangeMany.ts"
import { countOf } from "../../resource/described/useManyRows.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { ReaderMessage } from "./ReaderMessage.tsx"
import { useReaderMessageWords } from "./words.ts"
import type { DraftFailure, ReaderAudience } from "./useReaderDraft.ts"

const audienceOf = (
  rows: ReadonlyArray<Pick<RowOf<typeof offerPeople>, "_id" | "owner">>,
): ReaderAudience => {
  const owner = rows[0]?.owner?._id
  return { readers: rows.map(({ _id }) => _id), ...(owner !== undefined && { owner }) }
}

/** Writes a message to the chosen readers of offers. */
const NotifyReaders = ({ pending, list, onClose }: ManyChange) => {
  const { api } = usePanel().client
  const say = useReaderMessageWords()
  const count = countOf(pending.rows)
  const audience: Effect.Effect<ReaderAudience, DraftFailure> =
    count > maxChosenReaders
      ? Effect.fail({ _tag: "TooManyReaders" })
      : Effect.map(readChosen(list, pending.rows, api), audienceOf)
  const close = (isMade: boolean) => {
    if (isMade) list.model.select(new Set())
    onClose()
  }
  return (
    <ReaderMessage
      title={say("readersTitle", { count })}
      about={say("readersText")}
      audience={audience}
      onClose={close}
    />
  )
}

export default NotifyReaders
