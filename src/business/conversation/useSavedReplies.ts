import * as Effect from "effect/Effect"
import { type KeyboardEvent, useId, useMemo, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { folded } from "../../contract/search/folded.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"

/** An answer that is given often. */
export interface SavedReply {
  readonly _id: RecordId
  readonly shortcut: string
  readonly body: string
}

interface Saved<Reply extends SavedReply> {
  /** Reads them; undefined where none are offered. Keep it the same between renders. */
  readonly load: Effect.Effect<{ readonly items: ReadonlyArray<Reply> }, ApiError> | undefined
  readonly text: string
  readonly onChoose: (reply: Reply) => void
}

const nothing = Effect.succeed({ items: [] })
const maxShown = 8

const matching = <Reply extends SavedReply>(replies: ReadonlyArray<Reply>, typed: string) => {
  const [finds, beginning] = [textFinder(typed), folded(typed).trim()]
  const begins = ({ shortcut }: Reply) => Number(folded(shortcut).startsWith(beginning))
  return replies
    .filter(({ shortcut, body }) => finds(`${shortcut} ${body}`))
    .toSorted((one, other) => begins(other) - begins(one))
    .slice(0, maxShown)
}

/** Replies that are given often, chosen by what follows a slash at the beginning of the text. */
export const useSavedReplies = <Reply extends SavedReply>({ load, text, onChoose }: Saved<Reply>) => {
  const id = useId()
  const [dismissed, setDismissed] = useState<string>()
  const [at, setAt] = useState(0)
  const isOffered = load !== undefined
  const isSearching = isOffered && text.startsWith("/") && !text.includes("\n")
  const search = useMemo(
    (): Effect.Effect<{ readonly items: ReadonlyArray<Reply> }, ApiError> => (isSearching && load) || nothing,
    [isSearching, load],
  )
  const { remote } = useRemote(search)
  const replies = matching(remote.data?.items ?? [], text.slice(1))
  const isOpen = isSearching && dismissed !== text && remote._tag === "Here"
  const active = Math.min(at, replies.length - 1)
  const choose = (reply: Reply) => {
    setAt(0)
    onChoose(reply)
  }
  /** Handles a key; true if the key was for the saved replies. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false
    const reply = replies[active]
    if (event.key === "ArrowDown") setAt(Math.min(active + 1, replies.length - 1))
    else if (event.key === "ArrowUp") setAt(Math.max(active - 1, 0))
    else if (event.key === "Escape") setDismissed(text)
    else if ((event.key === "Enter" || event.key === "Tab") && reply) choose(reply)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  // A text box of several lines may not be a combobox; these say as much.
  const inputProps = isOffered
    ? ({
        "aria-autocomplete": "list",
        "aria-haspopup": "listbox",
        "aria-controls": isOpen ? `${id}-replies` : undefined,
        "aria-activedescendant": isOpen && replies[active] ? `${id}-${active}` : undefined,
      } as const)
    : {}
  return { id, isOffered, isOpen, replies, active, choose, onKeyDown, inputProps }
}
