import type { ItemRow, MenuStore } from "../../../contract/menu/menuData.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import { menuItems } from "../../../contract/resources/menuItems.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useHasHistory } from "../../../resource/described/useHasHistory.ts"
import { linesPerPage, useHistory } from "../../../resource/described/history/useHistory.ts"
import { muted } from "./sheetFields.css.ts"
import { useSheetWords } from "./words.ts"

const { history } = callsOf(menuItems)

interface Props {
  readonly item: ItemRow
  readonly store: MenuStore
}

const Line = ({ item: { _id, version }, store }: Props) => {
  const say = useSheetWords()
  const money = useMoney()
  const moment = useMoment(store)
  const { remote } = useHistory({ call: history, id: _id, version }, linesPerPage)
  const lines = (remote.data?.items ?? []).flatMap(({ at, actor, changes }) =>
    changes.flatMap(({ field, old, new: after }) =>
      field === "price" && typeof old === "number" && typeof after === "number"
        ? [{ at, actor, old, after }]
        : [],
    ),
  )
  const [last] = lines
  if (!last) return null
  return (
    <p className={muted}>
      {say("lastPrice", {
        before: money(last.old),
        after: money(last.after),
        actor: last.actor?.label ?? say("somebody"),
        moment: moment(last.at),
      })}
    </p>
  )
}

/** The last change of an item's price, where the server keeps the history. */
export const LastPrice = (props: Props) => (useHasHistory(history) ? <Line {...props} /> : null)
