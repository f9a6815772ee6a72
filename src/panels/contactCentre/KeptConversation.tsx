import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react"
import type { Chat } from "../../business/conversation/chat.ts"
import { SwitchContext } from "../../business/conversation/SwitchContext.ts"
import { usePanel } from "../../frame/PanelContext.ts"

interface Kept {
  readonly chat: Chat | undefined
  readonly forget: () => void
}

const KeptContext = createContext<Kept>({ chat: undefined, forget: () => {} })

/** Keeps the open conversation while the company being viewed changes, which draws the rest anew. */
export const KeptConversation = ({ children }: { readonly children: ReactNode }) => {
  const { session } = usePanel().client
  const [chat, setChat] = useState<Chat>()
  const conversation = useMemo(() => ({ chat, forget: () => setChat(undefined) }), [chat])
  const switchTo = useMemo(
    () => (of: Chat) => {
      if (!of.company) return
      setChat(of)
      session.view(of.company)
    },
    [session],
  )
  return (
    <KeptContext value={conversation}>
      <SwitchContext value={switchTo}>{children}</SwitchContext>
    </KeptContext>
  )
}

/** Opens the conversation that was kept, once. */
export const useKeptConversation = (select: (chat: Chat) => void): void => {
  const { chat, forget } = useContext(KeptContext)
  useEffect(() => {
    if (!chat) return
    select(chat)
    forget()
  }, [chat, forget, select])
}
