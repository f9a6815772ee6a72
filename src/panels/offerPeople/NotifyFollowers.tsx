import * as Effect from "effect/Effect"
import { afterQuietHours } from "../../contract/messages/quietHours.ts"
import { offerTabloids } from "../../contract/resources/offerTabloids.ts"
import { type DescribedRow, titleOf } from "../../resource/described/describedRow.ts"
import { ReaderMessage } from "./ReaderMessage.tsx"
import { useReaderMessageWords } from "./words.ts"
import type { ReaderAudience } from "./useReaderDraft.ts"

interface Props {
  readonly row: DescribedRow
  readonly onDone: () => void
}

/** Followers hear of a tabloid once it is live, and not at night. */
const audienceOf = ({ _id, owner, ...row }: DescribedRow): ReaderAudience => {
  const startsAt = Date.parse(String(row["startsAt"]))
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
