import * as Effect from "effect/Effect"
import { useContext } from "react"
import type { ApiError } from "../../api/errors.ts"
import { maxChosenReaders } from "../../contract/messages/audience.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { notifications } from "../../contract/resources/notifications.ts"
import type { CountChanged } from "../../contract/wire/bulk.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { RecordHrefContext } from "../../resource/described/recordHref.ts"
import { useReaderMessageWords } from "./words.ts"

const { create } = callsOf(notifications)

/** Whom a message is for, and when it is sent. */
export interface ReaderAudience {
  readonly owner?: RecordId | undefined
  readonly readers?: ReadonlyArray<RecordId>
  readonly tabloid?: RecordId
  readonly scheduledFor?: string
}

/** More readers were chosen than a message names. */
interface TooManyReaders {
  readonly _tag: "TooManyReaders"
}

/** The reason no draft was made. */
export type DraftFailure = ApiError | RefusalOf<typeof create> | CountChanged | TooManyReaders

const useDraftSentence = () => {
  const say = useReaderMessageWords()
  const explain = useExplain()
  return (error: DraftFailure): string => {
    switch (error._tag) {
      case "TooManyReaders":
        return say("tooMany", { count: maxChosenReaders })
      case "CountChanged":
        return say("recounted")
      case "UnknownReference":
      case "ValueTaken":
      case "CircularTree":
        return say("mixed")
      default:
        return explain(error)
    }
  }
}

/** Longest internal name of a notification. */
const { max: maxName } = notifications.fields.name.rules

/** Makes a draft of a notification for readers, and opens it where the page shows notifications. */
export const useReaderDraft = (audience: Effect.Effect<ReaderAudience, DraftFailure>, onDone: () => void) => {
  const { client, before, emit, navigation } = usePanel()
  const hrefOf = useContext(RecordHrefContext)
  const say = useReaderMessageWords()
  const sentence = useDraftSentence()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<DraftFailure>()
  const start = (title: string, text: string) => {
    const event = { panel: "notifications", detail: { title } } as const
    const message = {
      name: title.slice(0, maxName),
      title,
      body: text,
      channel: "PUSH",
      to: "READER",
    } as const
    const work = Effect.flatMap(audience, (whom) =>
      client.api.call(create, { body: { ...message, ...whom } as never }),
    )
    const finished = Effect.map(work, ({ _id }) => {
      emit({ ...event, type: "created" })
      showSnackbar(say("drafted"))
      onDone()
      const href = _id === undefined ? undefined : hrefOf?.(notifications.name, _id)
      if (href !== undefined) navigation.push(href)
    })
    run(Effect.andThen(before({ ...event, type: "create" }), finished))
  }
  return { busy, error: error && sentence(error), start }
}
