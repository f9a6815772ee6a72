import * as css from "./Composer.css.ts"
import type { SavedReply, useSavedReplies } from "./useSavedReplies.ts"

interface Props<Reply extends SavedReply> {
  readonly saved: ReturnType<typeof useSavedReplies<Reply>>
  readonly label: string
  /** Said where none matches. */
  readonly none: string
}

/** The replies that match what was typed. */
export const SavedReplies = <Reply extends SavedReply>({ saved, label, none }: Props<Reply>) => {
  const { id, isOpen, replies, active, choose } = saved
  if (!isOpen) return null
  return (
    <div
      className={css.replies}
      id={`${id}-replies`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands over the thread
      role="listbox"
      aria-label={label}
    >
      {replies.map((reply, index) => (
        <button
          key={String(reply._id)}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list is not inside a select
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === active}
          className={css.reply}
          onClick={() => choose(reply)}
        >
          <strong>/{reply.shortcut}</strong>
          <span className={css.replyText}>{reply.body}</span>
        </button>
      ))}
      {replies.length === 0 ? <output className={css.none}>{none}</output> : null}
    </div>
  )
}
