import { useState } from "react"
import { stopOps } from "../../contract/menu/stopOps.ts"
import { nextOpening } from "../../contract/menu/storeOpening.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { fields } from "./editor.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { StopEffects } from "./StopEffects.tsx"
import { type Stoppable, targetOf } from "./stoppable.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly stopped: Stoppable
  readonly onClose: () => void
}

const hourMs = 3_600_000
const ends = ["OPENING", "HOUR", "HOURS", "OPEN"] as const
type End = (typeof ends)[number]

/** Asks until when something is sold out, and tells what goes with it. */
const StopDialog = ({ stopped, onClose }: Props) => {
  const say = useMenuWords()
  const { model, change, now } = useMenuEdit()
  const data = model.shown.peek()
  const moment = useMoment(data?.store)
  const opens = data && nextOpening(data.store, now())
  const offered = ends.filter((end) => end !== "OPENING" || opens !== undefined)
  const [end, setEnd] = useState<End>(offered[0] ?? "OPEN")
  const iso = (ms: number) => new Date(ms).toISOString()
  const untilOf: Readonly<Record<End, () => string | null>> = {
    OPENING: () => "NEXT_OPENING",
    HOUR: () => iso(now() + hourMs),
    HOURS: () => iso(now() + 2 * hourMs),
    OPEN: () => null,
  }
  const labelOf = (one: End) =>
    one === "OPENING" && opens !== undefined ? say("OPENING_at", { moment: moment(iso(opens)) }) : say(one)
  const { name } = stopped.row
  const stop = () => {
    if (data) change(stopOps(data, { ...targetOf(stopped), until: untilOf[end]() }, now()))
    onClose()
  }
  return (
    <ActDialog
      width="status"
      title={say("stopTitle", { name })}
      label={say("stop")}
      cancelLabel={say("cancel")}
      isBusy={false}
      error={undefined}
      onCancel={onClose}
      onPress={stop}
    >
      <div className={fields}>
        <RadioGroup
          label={say("stopUntil")}
          options={offered.map((one) => ({ id: one, label: labelOf(one) }))}
          value={end}
          onChange={setEnd}
        />
        {data && <StopEffects {...{ data, stopped }} at={now()} />}
      </div>
    </ActDialog>
  )
}

export default StopDialog
