import type { KeyboardEvent, RefObject } from "react"
import { sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { isTextKey, plainKey } from "../../ui/kbd/plainKey.ts"
import type { ChatActions } from "./useChatActions.ts"
import type { ContactCentre } from "./useContactCentre.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * R answers, E closes or reopens the conversation, Alt and an arrow goes to the next or former one. In a text they write
 * and move the cursor; Escape leads out of the one in which one answers, and nothing stands in the way in an empty one.
 */
export const useChatKeys = (
  { side: { list, selected, select, mayWrite } }: ContactCentre,
  actions: ChatActions,
  input: RefObject<HTMLTextAreaElement | null>,
) => {
  const { readOnly } = usePanel()
  const move = (by: number) => {
    const chats = list?.chats ?? []
    const at = chats.findIndex(({ _id }) => sameId(_id, selected?._id))
    const next = chats[Math.max(0, Math.min(chats.length - 1, at + by))]
    if (next && !sameId(next._id, selected?._id)) select(next)
  }
  const letters: Readonly<Record<string, (() => void) | undefined>> = {
    r: () => input.current?.focus(),
    e: mayWrite && !readOnly && selected?.state !== undefined ? actions.toggleState : undefined,
  }
  const actOf = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, target, currentTarget, nativeEvent } = event
    const isWriting = target === input.current
    if (key === "Escape" && isWriting && !nativeEvent.isComposing)
      return () => currentTarget.querySelector<HTMLElement>(`h2[tabindex]`)?.focus()
    const step = entryOf(steps, key)
    if (altKey && step !== undefined)
      return isTextKey(event) && !(isWriting && input.current?.value === "") ? undefined : () => move(step)
    return event.repeat ? undefined : entryOf(letters, plainKey(event))
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    // Events of the dialogs and menus it opened come here too, and have keys of their own.
    if (event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return
    const act = actOf(event)
    if (!act) return
    event.preventDefault()
    act()
  }
}
