import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { afterQuietHours } from "../../contract/messages/quietHours.ts"
import { offerTabloids } from "../../contract/resources/offerTabloids.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { ReaderMessage } from "./ReaderMessage.tsx"
import { useReaderMessageWords } from "./words.ts"
import type { ReaderAudience } from "./useReaderDraft.ts"

interface Props {
  readonly row: RowOf<typeof offerTabloids>
  readonly onDone: () => void
}

/** Followers hear of a tabloid once it is live, and not at night. */
const audienceOf = ({ _id, owner, startsAt: start }: RowOf<typeof offerTabloids>): ReaderAudience => {
  const startsAt = Date.parse(start)
  return {
    tabloid: _id,
    ...(owner && { owner: owner._id }),
    ...(startsAt > Date.now() && { scheduledFor: new Date(afterQuietHours(startsAt)).toISOString() }),
  }
}

/** Writes a message to readers who keep a store at which a tabloid counts. */
const NotifyFollowers = ({ row, onDone }: Props) => {
  const say = useReaderMessageWords()
  const title = titleOf(offerTabloids, row)
  return (
    <ReaderMessage
      title={say("followersTitle", { title })}
      about={say("followersText")}
      headline={title}
      audience={Effect.sync(() => audienceOf(row))}
      onClose={onDone}
    />
  )
}

export default NotifyFollowers
