import * as Effect from "effect/Effect"
import { type KeyboardEvent, useId, useMemo, useState } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import { cannedReplies } from "../../contract/resources/cannedReplies.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import * as css from "./Composer.css.ts"
import type { Chat } from "./chat.ts"
import { contactCentreWords } from "./contactCentreWords.ts"
import { rowsOfStore } from "./rowsOfStore.ts"

const { find } = callsOf(cannedReplies)
const nothing = Effect.succeed({ items: [], totalCount: 0 })
const maxShown = 8

/** Replies a company gives often, chosen by what follows a slash at the beginning of the text. */
export const useCannedReplies = (chat: Chat, text: string, onChoose: (body: string) => void) => {
  const { client } = usePanel()
  const id = useId()
  const isOffered = useValue(client.extras("contactCentre"))?.has("resources") === true
  const [dismissed, setDismissed] = useState<string>()
  const [at, setAt] = useState(0)
  const asks = isOffered && text.startsWith("/") && !text.includes("\n")
  const store = chat.company?._id
  const load = useMemo(
    () => (asks ? client.api.call(find, { body: rowsOfStore(store) }) : nothing),
    [client, asks, store],
  )
  const { remote } = useRemote(load)
  const wanted = text.slice(1).toLocaleLowerCase()
  const replies = (remote.data?.items ?? [])
    .filter(({ shortcut, body }) => `${shortcut} ${body}`.toLocaleLowerCase().includes(wanted))
    .toSorted(
      (one, other) => Number(other.shortcut.startsWith(wanted)) - Number(one.shortcut.startsWith(wanted)),
    )
    .slice(0, maxShown)
  const isOpen = asks && dismissed !== text && remote._tag === "Here"
  const active = Math.min(at, replies.length - 1)
  const choose = (body: string) => {
    setAt(0)
    onChoose(body)
  }
  /** Whether the key was for the replies. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false
    const reply = replies[active]
    if (event.key === "ArrowDown") setAt(Math.min(active + 1, replies.length - 1))
    else if (event.key === "ArrowUp") setAt(Math.max(active - 1, 0))
    else if (event.key === "Escape") setDismissed(text)
    else if ((event.key === "Enter" || event.key === "Tab") && reply) choose(reply.body)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return {
    id,
    isOffered,
    isOpen,
    replies,
    active,
    choose,
    onKeyDown,
    // A text box of several lines may not be a combobox; these say as much.
    inputProps: isOffered
      ? ({
          "aria-autocomplete": "list",
          "aria-haspopup": "listbox",
          "aria-controls": isOpen ? `${id}-replies` : undefined,
          "aria-activedescendant": isOpen && replies[active] ? `${id}-${active}` : undefined,
        } as const)
      : {},
  }
}

/** The replies that match what was typed. */
export const CannedReplies = ({ canned }: { readonly canned: ReturnType<typeof useCannedReplies> }) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { id, isOpen, replies, active, choose } = canned
  if (!isOpen) return null
  return (
    <div
      className={css.replies}
      id={`${id}-replies`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands over the thread
      role="listbox"
      aria-label={say("canned")}
    >
      {replies.map(({ _id, shortcut, body }, index) => (
        <button
          key={_id}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list is not inside a select
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === active}
          className={css.reply}
          onClick={() => choose(body)}
        >
          <strong>/{shortcut}</strong>
          <span className={css.replyText}>{body}</span>
        </button>
      ))}
      {replies.length === 0 ? <output className={css.none}>{say("noCanned")}</output> : null}
    </div>
  )
}
