import { useCallback } from "react"
import { isFromCustomer } from "../../contract/contact/message.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { arrowDown } from "../../ui/icon/icons.ts"
import { LoadingBar } from "../../ui/loading/LoadingBar.tsx"
import type { ApiError } from "../../api/errors.ts"
import { type Chat, nameOf } from "./chat.ts"
import { contactCentreWords } from "./words.ts"
import { MessageItem } from "./MessageItem.tsx"
import { emptyThread, type Thread as Messages } from "./messages.ts"
import { OutgoingItem } from "./OutgoingItem.tsx"
import * as css from "./Thread.css.ts"
import type { ThreadModel } from "./threadModel.ts"
import { useChatTimes } from "./useChatTimes.ts"
import type { OpenConversation } from "./useConversation.ts"
import { useMessageRetry } from "./useMessageRetry.ts"
import { useThreadWindow } from "./useThreadWindow.ts"

interface Props {
  readonly centre: OpenConversation
  readonly chat: Chat
  readonly model: ThreadModel
}

/** Reads what was written before, one page at a time. */
const useOlder = (model: ThreadModel) => {
  const { run, busy, error } = useTask<ApiError>()
  const hasOlder = useValue(model.hasOlder)
  const loadOlder = useCallback(() => run(model.loadOlder()), [run, model])
  return { loadOlder, busy, error, hasOlder }
}

/** Line above the first message: either more can be loaded, or this is the first message. */
const Top = ({ older }: { readonly older: ReturnType<typeof useOlder> }) => {
  const say = useWords("contactCentre", contactCentreWords)
  if (older.error)
    return (
      <span className={css.edge}>
        {say("olderFailed")}{" "}
        <Button size="small" busy={older.busy} onPress={older.loadOlder}>
          {say("retry")}
        </Button>
      </span>
    )
  return <span className={css.edge}>{older.hasOlder ? say("loadingOlder") : say("begins")}</span>
}

const Scroll = ({ centre, chat, model, messages }: Props & { readonly messages: Messages }) => {
  const say = useWords("contactCentre", contactCentreWords)
  const times = useChatTimes(chat.company)
  const older = useOlder(model)
  const outgoing = centre.outgoing.filter((one) => sameId(one.chat._id, chat._id))
  const { place, start, stop, isAtEnd, unseen, toEnd } = useThreadWindow(
    messages,
    older.hasOlder && !older.busy && !older.error ? older.loadOlder : undefined,
  )
  const { retry, busyWith } = useMessageRetry(centre, chat)
  const today = times.today()
  const { first } = messages
  const name = nameOf(chat)
  const shown = messages.messages.slice(start - first, stop - first)
  return (
    <div className={css.place}>
      <div
        ref={place}
        role="log"
        aria-live="off"
        aria-label={say("thread", { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        className={css.scroll}
      >
        <ol className={css.items}>
          {start === first ? <li>{messages.messages.length > 0 ? <Top older={older} /> : null}</li> : null}
          {shown.map((message, index) => (
            <MessageItem
              key={idKey(message._id)}
              {...{ message, times, today }}
              former={messages.messages[start - first + index - 1]}
              at={start + index}
              isOurs={!isFromCustomer(message, chat.phone)}
              onRetry={retry}
              isRetrying={busyWith === idKey(message._id)}
            />
          ))}
          {stop === first + messages.messages.length
            ? outgoing.map((one) => <OutgoingItem key={one.key} outgoing={one} centre={centre} />)
            : null}
        </ol>
      </div>
      {isAtEnd ? null : (
        <div className={css.toNewest}>
          <Button icon={arrowDown} onPress={toEnd}>
            {unseen > 0 ? say("newMessages", { count: unseen }) : say("newest")}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The messages with one contact, by day, the latest at the foot. */
export const Thread = (props: Props) => {
  const { centre, chat, model } = props
  const say = useWords("contactCentre", contactCentreWords)
  const thread = useValue(model.thread)
  const problem = failure(thread)
  const name = nameOf(chat)
  if (!thread.data && problem)
    return (
      <div className={css.place}>
        <LoadFailure
          title={say("threadFailed")}
          error={problem}
          busy={centre.isThreadBusy}
          onRetry={centre.loadThread}
        />
      </div>
    )
  const messages = thread.data ?? emptyThread
  const isEmpty =
    messages.messages.length === 0 && !centre.outgoing.some((one) => sameId(one.chat._id, chat._id))
  if (thread.data && isEmpty)
    return (
      <div className={css.place}>
        <EmptyState title={say("empty", { name })} text={say("emptyText")} />
      </div>
    )
  if (!thread.data)
    return (
      <div className={css.place} aria-busy="true">
        <LoadingBar />
      </div>
    )
  return <Scroll {...props} messages={messages} />
}
