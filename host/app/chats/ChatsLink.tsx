import { useWords } from "balcao"
import { Badge, Icon, messageSquare, Tooltip } from "balcao/ui"
import { chats } from "../addresses.ts"
import { Link } from "../routing/Link.tsx"
import { usePathname } from "../routing/navigation.ts"
import { chatsLink, unreadCount } from "./chatsLink.css.ts"
import { useUnreadChats } from "./useUnreadChats.ts"
import { chatsWords } from "./words.ts"

const maxShown = 99

/** The way to the conversations with customers, and how many are unread; while they are shown they say so themselves. */
const ChatsLink = () => {
  const say = useWords("hostChats", chatsWords)
  const isHere = usePathname() === chats
  const unread = useUnreadChats(!isHere)
  const label = unread > 0 ? say("unread", { count: unread }) : say("chats")
  return (
    <Tooltip text={label}>
      <Link to={chats} className={chatsLink} aria-label={label} aria-current={isHere ? "page" : undefined}>
        <Icon shape={messageSquare} />
        {unread > 0 && (
          <span className={unreadCount}>
            <Badge tone="accent">{unread > maxShown ? `${maxShown}+` : unread}</Badge>
          </span>
        )}
      </Link>
    </Tooltip>
  )
}

export default ChatsLink
