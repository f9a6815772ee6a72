import type { Blocker } from "../../contract/menu/blocker.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Link } from "../../ui/link/Link.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { linkOf, mendOf, tabOf } from "./blockerMends.ts"
import { type BlockerWords, useBlockerWords } from "./blockerWords.ts"
import { useMenuEdit } from "./menuEdit.ts"
import * as css from "./sheet.css.ts"
import type { TabProps } from "./sheet/TabProps.ts"
import { useSheetWords } from "./sheet/words.ts"
import { useMenuWords } from "./words.ts"

const sentence = (say: BlockerWords, { kind, of, min, available }: Blocker) =>
  say(kind, { name: of?.label ?? "", min: min ?? 0, available: available ?? 0 })

interface MendProps extends Pick<TabProps, "data" | "item" | "hrefs" | "onShow"> {
  readonly blocker: Blocker
}

/** The end of a reason: one press, or the way to where it is mended. */
const Mend = ({ data, item, blocker, hrefs, onShow }: MendProps) => {
  const say = useBlockerWords()
  const sayTab = useSheetWords()
  const { navigation } = usePanel()
  const { mayEdit, change } = useMenuEdit()
  const { kind, of } = blocker
  const link = linkOf(blocker, hrefs)
  if (link)
    return (
      <Link href={link.href} onPress={() => navigation.push(link.href)}>
        {say(link.word, { name: of?.label ?? "" })}
      </Link>
    )
  const tab = tabOf[kind]
  if (tab)
    return (
      <Button size="small" onPress={() => onShow(tab)}>
        {say("goTo", { tab: sayTab(tab) })}
      </Button>
    )
  const mend = mayEdit ? mendOf(data, item, blocker) : undefined
  return (
    mend && (
      <Button
        size="small"
        onPress={() => {
          onShow("WHY")
          change([mend])
        }}
      >
        {say(kind === "MIN_AGE_CHANNEL" ? "askAge" : "mend")}
      </Button>
    )
  )
}

/** The reasons an item is not sold now, each with what ends it. */
const BlockersTab = ({ blockers, ...of }: TabProps) => {
  const say = useMenuWords()
  const sayReason = useBlockerWords()
  const moment = useMoment(of.data.store)
  if (blockers.length === 0) return <Notice tone="success">{say("isSold")}</Notice>
  return (
    <ul className={css.reasons}>
      {blockers.map((blocker) => (
        <li key={`${blocker.kind} ${String(blocker.of?._id)}`} className={css.reason}>
          <span>
            {sentence(sayReason, blocker)}
            {blocker.until ? ` ${say("until", { moment: moment(blocker.until) })}` : ""}
          </span>
          <Mend {...of} blocker={blocker} />
        </li>
      ))}
    </ul>
  )
}

export default BlockersTab
