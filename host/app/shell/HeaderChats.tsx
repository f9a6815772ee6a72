import { usePanel, useValue } from "balcao"
import { lazy, Suspense } from "react"
import { chats } from "../addresses.ts"
import { chatsPlace } from "./header.css.ts"
import { mayUse } from "../routing/guard.ts"

const ChatsLink = lazy(() => import("../chats/ChatsLink.tsx"))

/** The way to the conversations, for users who may read them: the menu of the specification has none. */
export const HeaderChats = () => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  if (!user || !mayUse(user, chats)) return null
  return (
    <Suspense fallback={<span className={chatsPlace} />}>
      <ChatsLink />
    </Suspense>
  )
}
