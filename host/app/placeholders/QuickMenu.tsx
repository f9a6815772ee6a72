import { usePanel, useValue } from "balcao"
import { limits, type Subject } from "balcao/contract"
import { ellipsis, IconButton, Menu } from "balcao/ui"
import { useMemo } from "react"
import { mayUse } from "../routing/guard.ts"
import { useNavigate } from "../routing/navigation.ts"
import { usePlaceholderWords } from "./words.ts"
import { note } from "./quickMenu.css.ts"
import { useSheet } from "../sheets/openSheet.ts"

const sheets = ["quickPanel", "demoSelector"] as const
const actions = ["order", "ticket", "exports", "goal", "supportCase", "today", "month", "year"] as const
type Choice = (typeof sheets)[number] | (typeof actions)[number]

/** The screens that actions open; the first that the user may open is used. */
const screens: Partial<Readonly<Record<Choice, ReadonlyArray<string>>>> = {
  order: ["/shopping-cart/restaurant", "/shopping-cart/supermarket", "/report/order"],
  ticket: ["/helpdesk/tickets?open=new"],
  exports: ["/logs-log?filter.action=EXPORT"],
}

/** Items that start a new section of the menu, after those that work. */
const apart: ReadonlySet<Choice> = new Set(["today", "quickPanel"])

const isSheet = (id: Choice): id is (typeof sheets)[number] => (sheets as ReadonlyArray<Choice>).includes(id)

const screenFor = (user: Subject | undefined, id: Choice) =>
  screens[id]?.find((address) => user !== undefined && mayUse(user, address))

/** The quick actions of the subheader (section 2): what works first, then placeholders that say so. */
const QuickMenu = () => {
  const say = usePlaceholderWords()
  const { client, notices } = usePanel()
  const user = useValue(client.session.user)
  const navigate = useNavigate()
  const open = useSheet()
  const [working, placeholders] = useMemo(() => {
    const available = actions.filter((id) => screenFor(user, id) !== undefined)
    return [available, [...actions.filter((id) => !available.includes(id)), ...sheets]] as const
  }, [user])
  const choose = (id: Choice) => {
    const screen = screenFor(user, id)
    if (screen !== undefined) return navigate(screen)
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
      header={<p className={note}>{say(working.length > 0 ? "laterNote" : "soonNote")}</p>}
      trigger={<IconButton icon={ellipsis} label={say("quickActions")} size="small" />}
      items={[...working, ...placeholders].map((id) => ({
        id,
        label: say(id),
        hasSeparator: apart.has(id) || (working.length > 0 && id === placeholders[0]),
      }))}
      onAction={choose}
    />
  )
}

export default QuickMenu
