import { Suspense, useState } from "react"
import type { ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { statusAt } from "../../contract/menu/statusAt.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import { Switch } from "../../ui/switch/Switch.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { saleBox, saleText, saleUntil } from "./items.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { useMenuWords } from "./words.ts"

const StopDialog = lazily(() => import("./StopDialog.tsx"))

interface Props {
  readonly item: ItemRow
  readonly store: MenuData["store"]
  readonly now: number
}

const words = { AVAILABLE: "onSale", OUT_OF_STOCK: "soldOut", HIDDEN: "hidden" } as const

/** The moment until when an item is sold out; most rows have none, and follow no clock. */
const SoldOutUntil = ({ until, store }: Pick<Props, "store"> & { readonly until: string }) => {
  const say = useMenuWords()
  const moment = useMoment(store)
  return <span className={saleUntil}>{say("until", { moment: moment(until) })}</span>
}

/** Switch that sells an item or marks it as sold out, with until when. */
export const Sale = ({ item, store, now }: Props) => {
  const say = useMenuWords()
  const { mayEdit, change } = useMenuEdit()
  const isPhone = usePanelWidth() === "narrow"
  const [isAsking, setAsking] = useState(false)
  const status = statusAt({ store }, "items", item, now) as keyof typeof words
  const { _id, version, name, soldOutUntil } = item
  const sell = () => change([{ op: "status", list: "items", _id, version, to: "AVAILABLE" }])
  return (
    <span className={saleBox} data-status={status}>
      <Switch
        label={say("sell", { name })}
        hideLabel
        size={isPhone ? "large" : "medium"}
        isSelected={status === "AVAILABLE"}
        isDisabled={!mayEdit}
        onChange={(isOn) => (isOn ? sell() : setAsking(true))}
      />
      <span className={saleText}>
        {say(words[status] ?? "hidden")}
        {status === "OUT_OF_STOCK" && soldOutUntil ? (
          <SoldOutUntil until={soldOutUntil} store={store} />
        ) : null}
      </span>
      {isAsking && (
        <Suspense>
          <StopDialog stopped={{ list: "items", row: item }} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </span>
  )
}
