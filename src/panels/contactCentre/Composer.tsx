import { type KeyboardEvent, memo, type RefObject, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { Icon } from "../../ui/icon/Icon.tsx"
import { file as fileIcon, x } from "../../ui/icon/icons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { AttachButton } from "./AttachButton.tsx"
import { CannedReplies, useCannedReplies } from "./CannedReplies.tsx"
import { type Chat, nameOf, windowLeft } from "./chat.ts"
import * as css from "./Composer.css.ts"
import { contactCentreWords } from "./contactCentreWords.ts"
import { send as sendIcon, stickyNote, zap } from "./icons.ts"
import type { Content } from "./outboxModel.ts"
import { TemplateSender } from "./TemplateSender.tsx"
import type { ContactCentre } from "./useContactCentre.ts"
import { useDraft } from "./useDraft.ts"
import { useFilePick } from "./useFilePick.ts"
import { useTypingSignal } from "./useTypingSignal.ts"

interface Props {
  readonly chat: Chat
  readonly write: ContactCentre["write"]
  readonly input: RefObject<HTMLTextAreaElement | null>
}

const minuteMs = 60_000

/** How long the customer may still be written to freely; nothing where the platform does not say. */
const WindowLeft = ({ chat }: { readonly chat: Chat }) => {
  const { client } = usePanel()
  const say = useWords("contactCentre", contactCentreWords)
  const left = windowLeft(chat, client.api.now())
  if (left === undefined) return null
  const minutes = Math.floor(left / minuteMs)
  const values = { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") }
  return <span className={css.left}>{say("windowLeft", values)}</span>
}

/** What is sent: a file first, its caption as a message of its own (section 7). */
const contentsOf = (text: string, file: File | undefined, isNote: boolean): ReadonlyArray<Content> => {
  const body = text.trim()
  const said: ReadonlyArray<Content> = body === "" ? [] : [{ kind: isNote ? "note" : "text", body }]
  return file && !isNote ? [{ kind: "file", file }, ...said] : said
}

interface WriterProps extends Props {
  readonly isNote: boolean
  readonly onNote: (isNote: boolean) => void
}

interface ToolProps extends Pick<WriterProps, "chat" | "isNote" | "onNote"> {
  readonly hasReplies: boolean
  readonly isEmpty: boolean
  readonly onFile: (file: File) => void
  readonly onReplies: () => void
  readonly onSend: () => void
}

/** What may be added to a message, and the button that sends it. */
const Tools = ({ chat, isNote, hasReplies, isEmpty, onNote, onFile, onReplies, onSend }: ToolProps) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { client } = usePanel()
  const hasFiles = useValue(client.extras("main"))?.has("files") === true
  return (
    <div className={css.tools}>
      {hasFiles && !isNote ? <AttachButton label={say("attach")} onFile={onFile} /> : null}
      {hasReplies && !isNote ? <IconButton icon={zap} label={say("canned")} onPress={onReplies} /> : null}
      {chat.state === undefined ? null : (
        <IconButton
          icon={stickyNote}
          label={isNote ? say("writeMessage") : say("writeNote")}
          onPress={() => onNote(!isNote)}
        />
      )}
      {isNote ? null : <WindowLeft chat={chat} />}
      <span className={css.end}>
        <Button tone="primary" icon={isNote ? stickyNote : sendIcon} isDisabled={isEmpty} onPress={onSend}>
          {isNote ? say("saveNote") : say("send")}
        </Button>
      </span>
    </div>
  )
}

const Writer = ({ chat, input, isNote, onNote, ...props }: WriterProps) => {
  const say = useWords("contactCentre", contactCentreWords)
  const [text, setText] = useDraft(chat)
  const pick = useFilePick()
  const signalTyping = useTypingSignal(chat)
  const write = (next: string) => {
    setText(next)
    input.current?.focus()
  }
  const canned = useCannedReplies(chat, isNote ? "" : text, write)
  const contents = contentsOf(text, pick.file, isNote)
  const send = () => {
    if (contents.length === 0) return
    props.write(chat, contents)
    setText("")
    pick.clear()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || canned.onKeyDown(event)) return
    if (event.key !== "Enter" || event.shiftKey || event.altKey) return
    event.preventDefault()
    send()
  }
  const message = pick.file ? "caption" : canned.isOffered ? "placeholder" : "placeholderPlain"
  const name = nameOf(chat)
  return (
    <div className={css.writing} data-note={isNote || undefined} {...pick.dropProps}>
      <CannedReplies canned={canned} />
      {pick.file && !isNote ? (
        <span className={css.attached}>
          <Icon shape={fileIcon} />
          {pick.file.name}
          <IconButton
            icon={x}
            size="small"
            label={say("removeFile", { name: pick.file.name })}
            onPress={pick.clear}
          />
        </span>
      ) : null}
      <textarea
        ref={input}
        rows={2}
        aria-label={isNote ? say("writeNote") : say("write", { name })}
        placeholder={say(isNote ? "notePlaceholder" : message, { name })}
        maxLength={limits.contact.maxBody}
        value={text}
        {...(isNote ? {} : canned.inputProps)}
        onChange={(event) => {
          setText(event.target.value)
          if (!isNote) signalTyping()
        }}
        onKeyDown={onKeyDown}
      />
      <Tools
        {...{ chat, isNote, onNote }}
        hasReplies={canned.isOffered}
        isEmpty={contents.length === 0}
        onFile={pick.take}
        onReplies={() => write("/")}
        onSend={send}
      />
      {pick.problem ? (
        <Notice tone="danger" role="alert">
          {pick.problem}
        </Notice>
      ) : null}
    </div>
  )
}

/** Where one writes: a message, a note for colleagues, or a template once the 24 hours are over. */
export const Composer = memo((props: Props) => {
  const { chat, write } = props
  const say = useWords("contactCentre", contactCentreWords)
  const { client } = usePanel()
  const [isNote, setNote] = useState(false)
  const viewed = useValue(client.session.company)
  const isShut = windowLeft(chat, client.api.now()) === 0
  // A message is of the company being viewed; who views several has to say which.
  if (!viewed && chat.company && chat.state !== undefined)
    return (
      <div className={css.composer}>
        <Notice tone="info">{say("noCompanyOf", { company: chat.company.name ?? "" })}</Notice>
      </div>
    )
  return (
    <div className={css.composer}>
      {isShut && !isNote ? (
        <>
          <Notice tone="warning">{say(chat.windowEndsAt ? "windowOver" : "windowNever")}</Notice>
          <TemplateSender {...{ chat, write }} onNote={() => setNote(true)} />
        </>
      ) : (
        <Writer {...props} isNote={isNote} onNote={setNote} />
      )}
    </div>
  )
})
