import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { contacts } from "../../contract/contact/contacts.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { users } from "../../ui/icon/icons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import type { Chat } from "../../business/conversation/chat.ts"
import { contactCentreWords } from "../../business/conversation/words.ts"
import type { ChatActions } from "./useChatActions.ts"

const nobody = "nobody"
const noColleagues = Effect.succeed([])

/** Gives the conversation to a colleague, to oneself, or to nobody. */
export const AssignMenu = ({ chat, actions }: { readonly chat: Chat; readonly actions: ChatActions }) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { client } = usePanel()
  const me = useValue(client.session.user)?.id
  const load = useMemo(
    () =>
      chat.state === undefined
        ? noColleagues
        : client.api.call(contacts.colleagues, { params: { id: chat._id } }),
    [client, chat._id, chat.state],
  )
  const colleagues = useRemote(load).remote.data ?? []
  return (
    <Menu
      label={say("assign")}
      trigger={
        <Button icon={users} busy={actions.busy} collapsesToIcon>
          {chat.assignee ? say("transfer") : say("assign")}
        </Button>
      }
      items={[
        ...colleagues
          .toSorted((one, other) => Number(other.id === me) - Number(one.id === me))
          .map(({ id, fullname }) => ({
            id: String(id),
            label: id === me ? say("me", { name: fullname }) : fullname,
            isSelected: chat.assignee?.id === id,
          })),
        { id: nobody, label: say("nobody"), isSelected: !chat.assignee, hasSeparator: true },
      ]}
      onAction={(id) => actions.assign(colleagues.find((one) => String(one.id) === id))}
    />
  )
}
