import { useShellWords } from "../words/words.ts"
import { useNewsCount } from "./NewsContext.ts"
import { useActivity } from "./useActivity.ts"

/** The bell's label and if it shows a dot: for unread news, or for the session's own actions where the server has no news. */
export const useBell = () => {
  const say = useShellWords()
  const { unread } = useNewsCount()
  const { unseen } = useActivity()
  if (unread === undefined)
    return {
      label: unseen === 0 ? say("activity") : say("activityFresh", { count: unseen }),
      hasDot: unseen > 0,
    }
  return { label: unread === 0 ? say("news") : say("newsUnread", { count: unread }), hasDot: unread > 0 }
}
