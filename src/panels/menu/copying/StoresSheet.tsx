import * as Effect from "effect/Effect"
import { useState } from "react"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import { SideSheet } from "../../../ui/dialog/SideSheet.tsx"
import { SegmentedControl } from "../../../ui/segmentedControl/SegmentedControl.tsx"
import { useMenuEdit } from "../menuEdit.ts"
import { SheetHead } from "../SheetHead.tsx"
import { CopyFrom } from "./CopyFrom.tsx"
import * as css from "./copying.css.ts"
import { CopyTo } from "./CopyTo.tsx"
import { ModelStore } from "./ModelStore.tsx"
import { useCopyingWords } from "./words.ts"

const ways = ["TO", "FROM", "MODEL"] as const
/** Ways in which stores share a menu. */
export type StoresWay = (typeof ways)[number]

interface Props {
  readonly data: MenuData
  /** The way that is shown first. */
  readonly way: StoresWay
  readonly onClose: () => void
}

/** Menus that stores share: copied to others, from another one, or followed. */
const StoresSheet = ({ data, way: first, onClose }: Props) => {
  const say = useCopyingWords()
  const { model } = useMenuEdit()
  const [way, setWay] = useState(first)
  const onChanged = () => void Effect.runCallback(model.load())
  return (
    <SideSheet label={say("title")} onClose={onClose}>
      <div className={css.sheet}>
        <SheetHead title={say("title")} onClose={onClose} />
        <div className={css.way}>
          <SegmentedControl
            label={say("way")}
            options={ways.map((id) => ({ id, label: say(id) }))}
            value={way}
            onChange={setWay}
          />
        </div>
        {way === "TO" && <CopyTo data={data} />}
        {way === "FROM" && <CopyFrom {...{ data, onChanged }} />}
        {way === "MODEL" && <ModelStore {...{ data, onChanged }} />}
      </div>
    </SideSheet>
  )
}

export default StoresSheet
