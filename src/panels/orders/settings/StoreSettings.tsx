import { useEffect } from "react"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { frameWords } from "../../../frame/words.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Counter } from "../../../ui/counter/Counter.tsx"
import { refreshCw } from "../../../ui/icon/icons.ts"
import { printer } from "../../../ui/icon/listIcons.ts"
import { ordersWords } from "../words.ts"
import type { StoreControls } from "../StoreSwitches.tsx"
import type { Board } from "../useBoard.ts"
import { useAutoPrint } from "./useAutoPrint.ts"
import { useSettings } from "./useSettings.ts"

interface Props {
  readonly board: Board
  readonly company: RecordId
  readonly onControls: (controls: StoreControls | undefined) => void
}

/** Reads and changes what happens to a store's orders by itself, and prints those that are accepted where that is wanted here. */
const StoreSettings = ({ board, company, onControls }: Props) => {
  const say = useWords("orders", ordersWords)
  const frame = useWords("frame", frameWords)
  const { settings, problem, isBusy, reload, save } = useSettings()
  const { isHere, setHere, missed, printMissed } = useAutoPrint(board, company, settings?.autoPrint === true)
  const { model } = board
  const setAutoAccept = useLatest((autoAccept: boolean) =>
    save(autoAccept ? { autoAccept, prepMinutes: model.prepMinutes.peek() } : { autoAccept }),
  )
  const setAutoPrint = useLatest((autoPrint: boolean) => {
    if (autoPrint) setHere(true)
    save({ autoPrint })
  })
  const setPrintsHere = useLatest(setHere)
  useEffect(() => {
    onControls(settings && { settings, printsHere: isHere, setAutoAccept, setAutoPrint, setPrintsHere })
  }, [settings, isHere, setAutoAccept, setAutoPrint, setPrintsHere, onControls])
  useEffect(() => () => onControls(undefined), [onControls])
  const usual = settings?.prepMinutes
  useEffect(() => {
    if (usual !== undefined) model.setPrepMinutes(usual)
  }, [usual, model])
  if (problem)
    return (
      <Counter label={say("settingsNotRead")}>
        <strong role="alert">{say("settingsNotRead")}</strong>
        <span>{problem}</span>
        <Button size="small" icon={refreshCw} busy={isBusy} onPress={reload}>
          {frame("retry")}
        </Button>
      </Counter>
    )
  if (missed === 0) return null
  return (
    <Counter mode="selection" label={say("notPrinted", { count: missed })}>
      <strong role="alert">{say("notPrinted", { count: missed })}</strong>
      <span>{say("printBlockedText")}</span>
      <Button tone="primary" size="small" icon={printer} onPress={printMissed}>
        {say("printNow")}
      </Button>
    </Counter>
  )
}

export default StoreSettings
