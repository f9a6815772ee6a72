import { Button } from "balcao/ui"
import { useEffect } from "react"
import { SideSheet } from "../sheets/SideSheet.tsx"
import { useShellWords } from "../words/words.ts"
import { ownActions } from "./activitySheet.css.ts"
import { useNewsCount } from "./NewsContext.ts"
import { NewsList } from "./NewsList.tsx"
import { OwnActions } from "./OwnActions.tsx"
import { useActivity } from "./useActivity.ts"
import { useNews } from "./useNews.ts"
import { useNewsText } from "./useNewsText.ts"

interface Props {
  readonly onClose: () => void
}

/** The user's own actions alone, for a server that tells of nothing else. */
const OwnActivity = ({ onClose }: Props) => {
  const say = useShellWords()
  const { happenings, markSeen, clear } = useActivity()
  useEffect(() => markSeen(), [markSeen])
  const clearing = happenings.length > 0 && (
    <Button tone="quiet" size="small" onPress={clear}>
      {say("clearActivity")}
    </Button>
  )
  return (
    <SideSheet title={say("activity")} act={clearing} onClose={onClose}>
      <OwnActions entries={happenings} />
    </SideSheet>
  )
}

/** News of the user's records, and the user's own actions behind a fold. */
const NewsAndActivity = ({ onClose }: Props) => {
  const say = useShellWords()
  const { say: sayNews } = useNewsText()
  const news = useNews()
  const { unread = 0 } = useNewsCount()
  const { happenings, markSeen } = useActivity()
  useEffect(() => markSeen(), [markSeen])
  const marking = unread > 0 && (
    <Button tone="quiet" size="small" onPress={news.markAllRead}>
      {sayNews("markAllRead")}
    </Button>
  )
  return (
    <SideSheet title={say("news")} act={marking} onClose={onClose}>
      <NewsList news={news} />
      <details className={ownActions}>
        <summary>{say("activity")}</summary>
        <OwnActions entries={happenings} />
      </details>
    </SideSheet>
  )
}

/** The sheet of the bell. */
const ActivitySheet = (props: Props) => {
  const { unread } = useNewsCount()
  return unread === undefined ? <OwnActivity {...props} /> : <NewsAndActivity {...props} />
}

export default ActivitySheet
