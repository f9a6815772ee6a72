import { rowIn } from "../../contract/menu/changes/draft.ts"
import type { Blocker } from "../../contract/menu/blocker.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { type BlockerWords, useBlockerWords } from "./blockerWords.ts"
import { useMenuEdit } from "./menuEdit.ts"
import * as css from "./sheet.css.ts"
import type { TabProps } from "./sheet/TabProps.ts"
import { useMenuWords } from "./words.ts"

/** Change that ends a reason, where one press can. */
const mendOf = (data: MenuData, { kind, of }: Blocker) => {
  if (!of) return undefined
  const row = rowIn(data, of.list, of._id)
  if (!row) return undefined
  const { _id, version } = row
  if (kind === "ITEM_HIDDEN" || kind === "SOLD_OUT")
    return of.list === "items" && ({ op: "status", list: "items", _id, version, to: "AVAILABLE" } as const)
  if (kind === "INGREDIENT_OUT")
    return { op: "status", list: "ingredients", _id, version, to: "AVAILABLE" } as const
  if (kind === "CATEGORY_OFF")
    return { op: "set", list: "categories", _id, version, fields: { isActive: true } } as const
  return undefined
}

const sentence = (say: BlockerWords, { kind, of, min, available }: Blocker) =>
  say(kind, { name: of?.label ?? "", min: min ?? 0, available: available ?? 0 })

/** The reasons an item is not sold now, each with what ends it. */
const BlockersTab = ({ data, blockers }: TabProps) => {
  const say = useMenuWords()
  const sayReason = useBlockerWords()
  const moment = useMoment(data.store)
  const { mayEdit, change } = useMenuEdit()
  if (blockers.length === 0) return <Notice tone="success">{say("isSold")}</Notice>
  return (
    <ul className={css.reasons}>
      {blockers.map((blocker) => {
        const mend = mayEdit ? mendOf(data, blocker) : undefined
        return (
          <li key={`${blocker.kind} ${String(blocker.of?._id)}`} className={css.reason}>
            <span>
              {sentence(sayReason, blocker)}
              {blocker.until ? ` ${say("until", { moment: moment(blocker.until) })}` : ""}
            </span>
            {mend && (
              <Button size="small" onPress={() => change([mend])}>
                {sayReason("mend")}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export default BlockersTab
