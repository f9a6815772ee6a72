import { type KeyboardEvent, useRef, useState } from "react"
import { AttachButton } from "../../../business/conversation/AttachButton.tsx"
import * as css from "../../../business/conversation/Composer.css.ts"
import { zap } from "../../../business/conversation/icons.ts"
import { SavedReplies } from "../../../business/conversation/SavedReplies.tsx"
import { limits } from "../../../contract/limits.ts"
import type { TicketMessage } from "../../../contract/support/ticketThreads.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useValue } from "../../../frame/useValue.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { KindChoice } from "./KindChoice.tsx"
import { usePageWords } from "./words.ts"
import { ReplyFiles } from "./ReplyFiles.tsx"
import { SendButton } from "./SendButton.tsx"
import { usualStatus } from "./statusChoices.ts"
import { useIsDesk } from "./useIsDesk.ts"
import { useReply } from "./useReply.ts"
import { useReplyDraft } from "./useReplyDraft.ts"
import { useReplyFiles } from "./useReplyFiles.ts"
import { useTicketReplies } from "./useTicketReplies.ts"
import type { Thread, Ticket } from "./useTicket.ts"
import { isBlank } from "../../../contract/wire/visibleText.ts"

interface Props {
  readonly thread: Thread
  readonly adopt: (answer: Partial<Ticket>, message?: TicketMessage) => void
}

/** Ctrl or Command with Enter sends. */
const isSending = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === "Enter" && (ctrlKey || metaKey)

/** Composer of a ticket: a reply, or a note for people who work on tickets. */
export const TicketComposer = ({ thread, adopt }: Props) => {
  const say = usePageWords()
  const { client } = usePanel()
  const notify = useSnackbar()
  const hasFiles = useValue(client.extras("main"))?.has("files") === true
  const isKept = client.session.drafts.outlivesReload
  const isDesk = useIsDesk()
  const input = useRef<HTMLTextAreaElement>(null)
  const drafting = useReplyDraft(thread.ticket._id)
  const { draft, begun, change, write } = drafting
  const isNote = isDesk && draft.isNote
  const [requestedKind, setWanted] = useState<string>()
  const status = requestedKind ?? usualStatus(thread.ticket, isDesk, isNote)
  const onSent = ({ kind }: TicketMessage) => {
    setWanted(undefined)
    notify(say(kind === "INTERNAL" ? "noteSaved" : "sent"))
    input.current?.focus()
  }
  const { busy, error, send } = useReply({ thread, drafting, adopt, onSent })
  const files = useReplyFiles(drafting, busy)
  const saved = useTicketReplies({
    ticket: thread.ticket,
    text: begun.text,
    onChoose: (text, leavesAt) => {
      write({ text })
      if (leavesAt !== undefined && !isNote) setWanted(leavesAt)
      input.current?.focus()
    },
  })
  const isEmpty = isBlank(begun.text) && begun.files.length === 0
  const submit = () => {
    if (!isEmpty && !busy && !files.busy) send(status === thread.ticket.status ? undefined : status)
  }
  const problem = error ?? files.problem
  return (
    <div className={css.composer}>
      {isDesk && (
        <KindChoice
          {...{ isNote }}
          company={thread.ticket.owner?.label}
          onChange={(next) => change({ isNote: next })}
        />
      )}
      <div className={css.writing} data-note={isNote || undefined} {...files.dropProps}>
        <SavedReplies saved={saved} label={say("replies")} none={say("noReply")} />
        <ReplyFiles
          files={begun.files}
          coming={files.busy ? files.name : undefined}
          onRemove={files.remove}
        />
        <textarea
          ref={input}
          rows={3}
          aria-label={say(isNote ? "writeNote" : "write")}
          aria-keyshortcuts="Control+Enter"
          placeholder={say(isNote ? "writeNote" : saved.isOffered ? "writeOrChoose" : "write")}
          maxLength={limits.text.lines.max}
          value={begun.text}
          readOnly={busy}
          {...saved.inputProps}
          onChange={({ target }) => write({ text: target.value })}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || saved.onKeyDown(event) || !isSending(event)) return
            event.preventDefault()
            submit()
          }}
        />
        <div className={css.tools}>
          {hasFiles && <AttachButton label={say("attach")} onFile={(file) => void files.take(file)} />}
          {saved.isOffered && (
            <IconButton
              icon={zap}
              label={say("replies")}
              isDisabled={busy || !isEmpty}
              onPress={() => {
                write({ text: "/" })
                input.current?.focus()
              }}
            />
          )}
          {isEmpty || !isKept ? null : <span className={css.windowLeft}>{say("kept")}</span>}
          <span className={css.end}>
            <SendButton
              {...{ isNote, status, busy }}
              ticket={thread.ticket}
              isDisabled={isEmpty || files.busy}
              onStatus={setWanted}
              onSend={submit}
            />
          </span>
        </div>
      </div>
      {problem === undefined ? null : (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  )
}
