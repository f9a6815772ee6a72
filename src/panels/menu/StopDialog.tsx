import { useState } from "react"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { offeredStopEnds, type StopEnd, stopEndAt } from "../../contract/menu/stopEnds.ts"
import { stopOps } from "../../contract/menu/stopOps.ts"
import { useValue } from "../../frame/useValue.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { fields } from "./editor.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { StopEffects } from "./StopEffects.tsx"
import { StopEndField } from "./stops/StopEndField.tsx"
import { type Stoppable, targetOf } from "./stoppable.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly stopped: Stoppable
  readonly onClose: () => void
}

/** Asks until when something is sold out, and tells what goes with it. */
const StopDialog = ({ stopped, onClose }: Props) => {
  const say = useMenuWords()
  const { model, change, now } = useMenuEdit()
  const data = useValue(model.shown) as MenuData
  const { store } = data
  const [at] = useState(now)
  const [end, setEnd] = useState<StopEnd>(() => offeredStopEnds(store, at)[0] ?? "OPEN")
  const stop = () => {
    const until = stopEndAt(store, end, now())
    change(stopOps(data, { ...targetOf(stopped), until }, now()))
    onClose()
  }
  return (
    <ActDialog
      width="status"
      title={say("stopTitle", { name: stopped.row.name })}
      label={say("stop")}
      cancelLabel={say("cancel")}
      isBusy={false}
      error={undefined}
      onCancel={onClose}
      onPress={stop}
    >
      <div className={fields}>
        <StopEndField {...{ store, at }} value={end} onChange={setEnd} />
        <StopEffects {...{ data, stopped, at }} />
      </div>
    </ActDialog>
  )
}

export default StopDialog
