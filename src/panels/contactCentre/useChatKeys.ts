import type { KeyboardEvent, RefObject } from "react"
import { sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import type { ChatActions } from "./useChatActions.ts"
import type { ContactCentre } from "./useContactCentre.ts"

/** Alt and an arrow: the next or former conversation; Alt+R: answer; Alt+E: close or reopen. */
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
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    KeyR: () => input.current?.focus(),
    KeyE: mayWrite && !readOnly && selected?.state !== undefined ? actions.toggleState : undefined,
  }
  return (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    const act = keys[event.code]
    if (!act) return
    event.preventDefault()
    act()
  }
}
