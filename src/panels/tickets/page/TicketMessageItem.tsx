import * as css from "../../../business/conversation/Thread.css.ts"
import { stickyNote } from "../../../business/conversation/icons.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { Icon } from "../../../ui/icon/Icon.tsx"
import { usePageWords } from "./words.ts"
import type { ThreadMessage } from "./threadEntries.ts"
import { TicketFile } from "./TicketFile.tsx"
import { message as messageStyle } from "./ticketPage.css.ts"
import { useIsDesk } from "./useIsDesk.ts"
import type { ThreadTimes } from "./useThreadTimes.ts"

interface Props {
  readonly message: ThreadMessage
  /** Company of the ticket. */
  readonly company: string | undefined
  readonly times: ThreadTimes
}

const Files = ({ files }: Pick<ThreadMessage, "files">) =>
  files.map((file) => <TicketFile key={idKey(file._id)} file={file} />)

/** Message in a ticket: those of the reader's side at the end, the others at the start, notes across. */
export const TicketMessageItem = ({ message, company, times }: Props) => {
  const say = usePageWords()
  const { kind, body, files, author, isDesk, at } = message
  const isReaderDesk = useIsDesk()
  const time = <time dateTime={at}>{times.time(Date.parse(at))}</time>
  if (kind === "INTERNAL")
    return (
      <li className={css.item}>
        <div className={css.note}>
          <Icon shape={stickyNote} />
          <span>
            <strong>{say("note", { author })}</strong> <span dir="auto">{body}</span>
            <Files files={files} />
          </span>
        </div>
        <span className={css.meta}>{time}</span>
      </li>
    )
  const from = isDesk ? say("desk") : company
  return (
    <li className={css.item} data-ours={isDesk === isReaderDesk || undefined}>
      <span className={css.meta}>
        <strong>{author || say("requester")}</strong>
        {from ? <span>· {from}</span> : null}
        <span>·</span> {time}
      </span>
      <div className={messageStyle}>
        {body === "" ? null : <span dir="auto">{body}</span>}
        <Files files={files} />
      </div>
    </li>
  )
}
