import { usePanel } from "balcao"
import { limits } from "balcao/contract"
import { ellipsis, IconButton, Menu } from "balcao/ui"
import { usePlaceholderWords } from "./words.ts"
import { note } from "./quickMenu.css.ts"
import { useSheet } from "../sheets/openSheet.ts"

const sheets = ["quickPanel", "demoSelector"] as const
const actions = ["order", "ticket", "goal", "supportCase", "exports", "today", "month", "year"] as const
type Choice = (typeof sheets)[number] | (typeof actions)[number]

/** Items that start a new section of the menu. */
const apart: ReadonlySet<Choice> = new Set(["exports", "today", "quickPanel"])

const isSheet = (id: Choice): id is (typeof sheets)[number] => (sheets as ReadonlyArray<Choice>).includes(id)

/** The quick actions of the subheader (section 2): placeholders that say so. */
const QuickMenu = () => {
  const say = usePlaceholderWords()
  const { notices } = usePanel()
  const open = useSheet()
  const choose = (id: Choice) => {
    if (isSheet(id)) return open(id)
    notices.show({
      kind: "toast",
      title: say("soon", { name: say(id) }),
      text: say("soonText"),
      durationMs: limits.noticeMs.notification,
      closeLabel: say("close"),
    })
  }
  return (
    <Menu
      label={say("quickActions")}
      header={<p className={note}>{say("soonNote")}</p>}
      trigger={<IconButton icon={ellipsis} label={say("quickActions")} size="small" />}
      items={[...actions, ...sheets].map((id) => ({ id, label: say(id), hasSeparator: apart.has(id) }))}
      onAction={choose}
    />
  )
}

export default QuickMenu
