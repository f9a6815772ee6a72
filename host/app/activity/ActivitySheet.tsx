import { usePanel } from "balcao"
import { limits } from "balcao/contract"
import { bell, Button, EmptyState } from "balcao/ui"
import { useEffect } from "react"
import { SideSheet } from "../sheets/SideSheet.tsx"
import { useShellWords } from "../words/words.ts"
import type { ActivityEntry } from "../settings/activity.ts"
import { about, happening, happenings, when } from "./activitySheet.css.ts"
import { useActivity } from "./useActivity.ts"
import { ownValue } from "../ownValue.ts"

const actionWords = {
  saved: "didSaved",
  removed: "didRemoved",
  removedMany: "didRemovedMany",
  exported: "didExported",
} as const

const panelWords = { roles: "panelRoles", users: "panelUsers", userEditor: "panelUsers" } as const

/** The title and text of an entry. */
const useEntryText = () => {
  const say = useShellWords()
  return (of: ActivityEntry["about"]) => {
    if ("notice" in of) return { title: of.notice, text: of.text }
    const panel = ownValue(panelWords, of.panel)
    const name = panel === undefined ? of.panel : say(panel)
    const text = of.id === undefined ? name : `${name}, ${say("record", { id: String(of.id) })}`
    return { title: say(ownValue(actionWords, of.type) ?? "didOther"), text }
  }
}

const Entry = ({ at, about: of }: ActivityEntry) => {
  const { locale } = usePanel()
  const { title, text } = useEntryText()(of)
  const time = new Date(at)
  const shown = new Intl.DateTimeFormat(limits.locales[locale], { hour: "2-digit", minute: "2-digit" })
  return (
    <li className={happening}>
      <strong>{title}</strong>
      <time className={when} dateTime={time.toISOString()}>
        {shown.format(time)}
      </time>
      {text !== undefined && <span className={about}>{text}</span>}
    </li>
  )
}

/** The recent activity of this session, newest first. */
const ActivitySheet = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useShellWords()
  const { happenings: entries, markSeen, clear } = useActivity()
  useEffect(() => markSeen(), [markSeen])
  const clearing = entries.length > 0 && (
    <Button tone="quiet" size="small" onPress={clear}>
      {say("clearActivity")}
    </Button>
  )
  return (
    <SideSheet title={say("activity")} act={clearing} onClose={onClose}>
      {entries.length === 0 ? (
        <EmptyState icon={bell} title={say("noActivity")} text={say("noActivityText")} />
      ) : (
        <ol className={happenings}>
          {entries.map((one, index) => (
            <Entry key={`${one.at}-${entries.length - index}`} {...one} />
          ))}
        </ol>
      )}
    </SideSheet>
  )
}

export default ActivitySheet
