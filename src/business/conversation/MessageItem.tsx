import { memo, Suspense } from "react"
import type { Message } from "../../contract/contact/message.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Icon, type IconShape } from "../../ui/icon/Icon.tsx"
import { check, circleAlert } from "../../ui/icon/icons.ts"
import { checkCheck, clock } from "../../ui/icon/listIcons.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { writtenAt } from "./chat.ts"
import { contactCentreWords } from "./words.ts"
import { stickyNote } from "./icons.ts"
import { Media } from "./Media.tsx"
import type { MessageRetryProps } from "./MessageRetry.tsx"
import * as css from "./Thread.css.ts"
import type { ChatTimes } from "./useChatTimes.ts"
import { useSaid } from "./useSaid.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { entryOf } from "../../contract/wire/entryOf.ts"

const MessageRetry = lazily(() => import("./MessageRetry.tsx"))
const MissingFile = lazily(() => import("./MissingFile.tsx"))
const WhyFailed = lazily(() => import("./WhyFailed.tsx"))

interface Props extends MessageRetryProps {
  /** Position of the message in the thread. */
  readonly at: number
  readonly isOurs: boolean
  readonly times: ChatTimes
}

interface ItemProps extends Props {
  /** The message before it. */
  readonly former: Message | undefined
  /** The day it is (`ChatTimes`). */
  readonly today: string
}

const ticks: Readonly<Record<string, IconShape>> = {
  QUEUED: clock,
  SENT: check,
  DELIVERED: checkCheck,
  READ: checkCheck,
}

const Failed = (props: MessageRetryProps) => (
  <>
    <Icon shape={circleAlert} size={12} />
    <Suspense fallback={null}>
      <WhyFailed message={props.message} />
      <MessageRetry {...props} />
    </Suspense>
  </>
)

/** Author (a colleague), time and delivery state of a message. */
const Meta = (props: Props) => {
  const { message, times, isOurs } = props
  const user = useValue(usePanel().client.session.user)
  const say = useWords("contactCentre", contactCentreWords)
  const { status, sentBy } = message
  const at = writtenAt(message)
  const tick = status ? entryOf(ticks, status) : undefined
  return (
    <span
      className={css.meta}
      data-failed={status === "FAILED" || undefined}
      data-read={status === "READ" || undefined}
    >
      {isOurs && sentBy && sentBy !== user?.fullname ? <span>{sentBy}</span> : null}
      {at > 0 ? <time dateTime={message.createdAt ?? ""}>{times.time(at)}</time> : null}
      {status === "FAILED" ? <Failed {...props} /> : null}
      {tick ? (
        <>
          <Icon shape={tick} size={12} />
          <span className={visuallyHidden}>{say(`status.${status as "SENT"}`)}</span>
        </>
      ) : null}
    </span>
  )
}

const Note = ({ message, times }: Pick<Props, "message" | "times">) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { sentBy, body } = message
  return (
    <>
      <div className={css.note}>
        <Icon shape={stickyNote} />
        <span>
          <strong>{sentBy ? say("note", { name: sentBy }) : say("notePlain")}</strong> {body}
        </span>
      </div>
      <span className={css.meta}>{times.time(writtenAt(message))}</span>
    </>
  )
}

/** One message. Its content is always rendered as text, whatever it looks like. */
const Item = (props: Props) => {
  const { message, at, isOurs } = props
  const said = useSaid()
  const hasMedia = Boolean(message.mediaId || message.mediaUrl)
  const isMissing = Boolean(message.mediaState) && !hasMedia
  if (message.kind === "NOTE")
    return (
      <li className={css.item} data-at={at}>
        <Note {...props} />
      </li>
    )
  return (
    <li className={css.item} data-at={at} data-ours={isOurs || undefined}>
      <div className={css.bubble}>
        {hasMedia ? <Media message={message} /> : null}
        {isMissing ? (
          <Suspense fallback={<span className={css.fileRow} />}>
            <MissingFile {...props} />
          </Suspense>
        ) : null}
        {message.body || !(hasMedia || isMissing) ? <span dir="auto">{said(message)}</span> : null}
      </div>
      <Meta {...props} />
    </li>
  )
}

/** One message of a thread, under its day where it is the first of that day. */
export const MessageItem = memo(({ former, today: _today, ...item }: ItemProps) => {
  const { message, times } = item
  const at = writtenAt(message)
  const isNewDay = at > 0 && times.dayOf(at) !== (former ? times.dayOf(writtenAt(former)) : "")
  return (
    <>
      {isNewDay ? <li className={css.day}>{times.day(at)}</li> : null}
      <Item {...item} />
    </>
  )
})
