import { useState } from "react"
import type { ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { nextOpening } from "../../contract/menu/storeOpening.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { useMenuEdit } from "./menuEdit.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly item: ItemRow
  readonly store: MenuData["store"]
  readonly onClose: () => void
}

const hourMs = 3_600_000
const ends = ["OPENING", "HOUR", "HOURS", "OPEN"] as const
type End = (typeof ends)[number]

/** Asks until when an item is sold out. */
const StopDialog = ({ item, store, onClose }: Props) => {
  const say = useMenuWords()
  const moment = useMoment(store)
  const { change, now } = useMenuEdit()
  const opens = nextOpening(store, now())
  const offered = ends.filter((end) => end !== "OPENING" || opens !== undefined)
  const [end, setEnd] = useState<End>(offered[0] ?? "OPEN")
  const iso = (ms: number) => new Date(ms).toISOString()
  const untilOf: Readonly<Record<End, () => string | null>> = {
    OPENING: () => (opens === undefined ? null : iso(opens)),
    HOUR: () => iso(now() + hourMs),
    HOURS: () => iso(now() + 2 * hourMs),
    OPEN: () => null,
  }
  const labelOf = (one: End) =>
    one === "OPENING" && opens !== undefined ? say("OPENING_at", { moment: moment(iso(opens)) }) : say(one)
  const { _id, version, name } = item
  const stop = () => {
    change([{ op: "status", list: "items", _id, version, to: "OUT_OF_STOCK", until: untilOf[end]() }])
    onClose()
  }
  return (
    <Dialog
      isOpen
      width="status"
      title={say("stopTitle", { name })}
      onClose={onClose}
      footer={
        <DialogButtons cancelLabel={say("cancel")} label={say("stop")} onCancel={onClose} onPress={stop} />
      }
    >
      <RadioGroup
        label={say("stopUntil")}
        options={offered.map((one) => ({ id: one, label: labelOf(one) }))}
        value={end}
        onChange={setEnd}
      />
    </Dialog>
  )
}

export default StopDialog
