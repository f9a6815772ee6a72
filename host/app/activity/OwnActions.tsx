import { usePanel } from "balcao"
import { limits } from "balcao/contract"
import { bell, EmptyState } from "balcao/ui"
import { ownValue } from "../ownValue.ts"
import { routeOf, routes } from "../routes.ts"
import type { ActivityEntry } from "../settings/activity.ts"
import { useShellWords } from "../words/words.ts"
import { about, happening, happenings, when } from "./activitySheet.css.ts"
import { shortMoment } from "./useNewsText.ts"

const actionWords = {
  created: "didCreated",
  saved: "didSaved",
  moved: "didMoved",
  movedMany: "didMovedMany",
  changedMany: "didMovedMany",
  imported: "didImported",
  removed: "didRemoved",
  removedMany: "didRemovedMany",
  exported: "didExported",
} as const

/** The screens of panels that have another name than these. */
const screens: Readonly<Record<string, string>> = { userEditor: "users", openingHours: "openingHours" }

const routeOfPanel = (panel: string) => {
  const name = ownValue(screens, panel) ?? panel
  // Screens for one group of users stand before those for all.
  return routeOf(name) ?? routes.findLast(({ screen }) => screen === name)
}

/** The title and text of an entry; a panel without a screen of its own has no text. */
const useEntryText = () => {
  const say = useShellWords()
  const { locale } = usePanel()
  return (of: ActivityEntry["about"]) => {
    if ("notice" in of) return { title: of.notice, text: of.text }
    const title = say(ownValue(actionWords, of.type) ?? "didOther")
    const name = routeOfPanel(of.panel)?.title[locale]
    if (name === undefined) return { title, text: undefined }
    return { title, text: of.id === undefined ? name : `${name}, ${say("record", { id: String(of.id) })}` }
  }
}

const Entry = ({ at, about: of }: ActivityEntry) => {
  const { locale } = usePanel()
  const { title, text } = useEntryText()(of)
  const time = new Date(at).toISOString()
  return (
    <li className={happening}>
      <strong>{title}</strong>
      <time className={when} dateTime={time}>
        {shortMoment(time, limits.locales[locale])}
      </time>
      {text !== undefined && <span className={about}>{text}</span>}
    </li>
  )
}

/** The user's own actions of this session, newest first. */
export const OwnActions = ({ entries }: { readonly entries: ReadonlyArray<ActivityEntry> }) => {
  const say = useShellWords()
  if (entries.length === 0)
    return <EmptyState icon={bell} title={say("noActivity")} text={say("noActivityText")} />
  return (
    <ol className={happenings}>
      {entries.map((one, index) => (
        <Entry key={`${one.at}-${entries.length - index}`} {...one} />
      ))}
    </ol>
  )
}
