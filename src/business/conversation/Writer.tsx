import * as Effect from "effect/Effect"
import type { KeyboardEvent, RefObject } from "react"
import { limits } from "../../contract/limits.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { AttachedFile } from "./AttachedFile.tsx"
import { type Chat, nameOf } from "./chat.ts"
import * as css from "./Composer.css.ts"
import { ComposerTools } from "./ComposerTools.tsx"
import { contactCentreWords } from "./words.ts"
import type { Content } from "./outgoing.ts"
import { SavedReplies } from "./SavedReplies.tsx"
import { useCannedReplies } from "./useCannedReplies.ts"
import type { OpenConversation } from "./useConversation.ts"
import type { DraftInUse } from "./useDraft.ts"
import type { FilePick } from "./useFilePick.ts"
import { useTypingSignal } from "./useTypingSignal.ts"
import { isBlank } from "../../contract/wire/visibleText.ts"

interface Props extends DraftInUse {
  readonly chat: Chat
  readonly write: OpenConversation["write"]
  readonly input: RefObject<HTMLTextAreaElement | null>
  /** Milliseconds until only templates may be sent; undefined where the platform does not say. */
  readonly windowLeftMs: number | undefined
  readonly pick: FilePick
}

/** Returns the contents to send: the file first, with its caption as a separate message (section 7). */
const contentsOf = (text: string, file: File | undefined, isNote: boolean): ReadonlyArray<Content> => {
  const body = isBlank(text) ? "" : text.trim()
  const contents: ReadonlyArray<Content> = body === "" ? [] : [{ kind: isNote ? "note" : "text", body }]
  return file && !isNote ? [{ kind: "file", file }, ...contents] : contents
}

/** Enter does it, unless it writes a line or ends what an input method composes. */
const isSending = ({ key, shiftKey, altKey }: KeyboardEvent) => key === "Enter" && !shiftKey && !altKey

/** The box one writes a message in, or a note for colleagues. */
export const Writer = ({ chat, input, windowLeftMs, draft, change, pick, ...props }: Props) => {
  const { isNote } = draft
  const text = isNote ? draft.note : draft.message
  const say = useWords("contactCentre", contactCentreWords)
  const { run } = useTask<never>()
  /** Also where one has come back while the host was still asked. */
  const busy = props.isLeaving
  const signalTyping = useTypingSignal(chat)
  const setText = (next: string) => change(isNote ? { note: next } : { message: next })
  const write = (next: string) => {
    if (!busy) setText(next)
    input.current?.focus()
  }
  const canned = useCannedReplies(chat, isNote ? "" : text, write)
  const contents = contentsOf(text, pick.file, isNote)
  const send = () => {
    if (contents.length === 0 || busy) return
    const clear = Effect.sync(() => {
      setText("")
      if (!isNote) pick.clear(pick.file)
    })
    run(Effect.uninterruptible(props.leave(Effect.andThen(props.write(chat, contents), clear))))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || canned.onKeyDown(event) || !isSending(event)) return
    event.preventDefault()
    send()
  }
  const message = pick.file ? "caption" : canned.isOffered ? "placeholder" : "placeholderPlain"
  const name = nameOf(chat)
  return (
    <div className={css.writing} data-note={isNote || undefined} {...pick.dropProps}>
      <SavedReplies saved={canned} label={say("canned")} none={say("noCanned")} />
      {pick.file && !isNote ? <AttachedFile file={pick.file} onRemove={() => pick.clear(pick.file)} /> : null}
      <textarea
        ref={input}
        rows={2}
        aria-keyshortcuts="R"
        aria-label={isNote ? say("writeNote") : say("write", { name })}
        placeholder={say(isNote ? "notePlaceholder" : message, { name })}
        maxLength={limits.contact.maxBody}
        value={text}
        readOnly={busy}
        {...(isNote ? {} : canned.inputProps)}
        onChange={(event) => {
          setText(event.target.value)
          if (!isNote) signalTyping()
        }}
        onKeyDown={onKeyDown}
      />
      <ComposerTools
        {...{ chat, windowLeftMs, isNote, busy }}
        onNote={(next) => change({ isNote: next })}
        hasReplies={canned.isOffered}
        isEmpty={contents.length === 0}
        onFile={(file) => void pick.take(file)}
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
