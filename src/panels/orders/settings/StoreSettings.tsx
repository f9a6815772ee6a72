import { useEffect, useMemo } from "react"
import { usePrepTimes } from "../../../business/stores/usePrepTimes.ts"
import { prepMinutesAt, type PrepTimes } from "../../../contract/companies/prepMinutesAt.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { usePart } from "../../../frame/useValue.ts"
import { frameWords } from "../../../frame/words.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Counter } from "../../../ui/counter/Counter.tsx"
import { refreshCw } from "../../../ui/icon/icons.ts"
import { printer } from "../../../ui/icon/listIcons.ts"
import { firstTimes } from "../boardPrep.ts"
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

/** The store's preparation times; its settings know the usual one sooner. */
const useStoreTimes = (company: RecordId, usualMinutes: number | undefined): PrepTimes | undefined => {
  const { data } = usePrepTimes(company).remote
  return useMemo(
    () => (usualMinutes === undefined ? data : { ...firstTimes, ...data, usualMinutes }),
    [data, usualMinutes],
  )
}

/** Reads and changes what happens to a store's orders by itself, and prints those that are accepted where that is wanted here. */
const StoreSettings = ({ board, company, onControls }: Props) => {
  const say = useWords("orders", ordersWords)
  const frame = useWords("frame", frameWords)
  const { settings, problem, isBusy, reload, save } = useSettings()
  const { isHere, setHere, missed, printMissed } = useAutoPrint(board, company, settings?.autoPrint === true)
  const { model } = board
  const times = useStoreTimes(company, settings?.prepMinutes)
  const ownMinutes = usePart(model.beat, (at) => times && prepMinutesAt(times, at, "DELIVERY"))
  const setAutoAccept = useLatest((autoAccept: boolean) => {
    const prepMinutes = model.prepMinutes("DELIVERY").peek()
    const isSaid = prepMinutes !== ownMinutes && ownMinutes === settings?.prepMinutes
    save(autoAccept && isSaid ? { autoAccept, prepMinutes } : { autoAccept })
  })
  const setAutoPrint = useLatest((autoPrint: boolean) => {
    if (autoPrint) setHere(true)
    save({ autoPrint })
  })
  const setPrintsHere = useLatest(setHere)
  useEffect(() => {
    onControls(
      settings && {
        settings: { ...settings, prepMinutes: ownMinutes ?? settings.prepMinutes },
        printsHere: isHere,
        setAutoAccept,
        setAutoPrint,
        setPrintsHere,
      },
    )
  }, [settings, ownMinutes, isHere, setAutoAccept, setAutoPrint, setPrintsHere, onControls])
  useEffect(() => () => onControls(undefined), [onControls])
  useEffect(() => {
    if (times) model.setPrepTimes(times)
  }, [times, model])
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
