import type { ImportRun } from "../../../contract/importing/importRun.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenMoment, writtenNumber } from "../../../frame/written.ts"
import { arrowLeft } from "../../../resource/editor/arrowLeft.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Counter } from "../../../ui/counter/Counter.tsx"
import { rotateCcw } from "../../../ui/icon/icons.ts"
import { pushToEnd } from "../../../ui/theme/text.css.ts"
import * as css from "./pricing.css.ts"
import type { RunWork } from "./usePriceRun.ts"
import { usePriceWords } from "./words.ts"

interface Props {
  readonly run: ImportRun | undefined
  readonly work: RunWork | undefined
  /** Prices that would be written. */
  readonly count: number
  readonly onApply: () => void
  readonly onUndo: () => void
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** The sentence of the bar: how far the work is, that nothing changed yet, or until when there is a way back. */
const useSentence = ({ run, work }: Props) => {
  const say = usePriceWords()
  const { locale } = usePanel()
  if (work) {
    const share = writtenNumber(locale, work.progress, { style: "percent", maximumFractionDigits: 0 })
    return say(work.step, { share })
  }
  if (!run) return `${say("nothingYet")} ${say("undoable")}`
  const isOpen = run.written > 0 && run.undoUntil !== null && run.status !== "UNDONE"
  return isOpen ? say("undoUntil", { moment: writtenMoment(locale, run.undoUntil) }) : ""
}

/** The bar of a change of prices: the way back, whether anything changed yet, and what comes next. */
export const PriceFoot = (props: Props) => {
  const { run, work, count, onApply, onUndo, onAgain, onClose } = props
  const say = usePriceWords()
  const sentence = useSentence(props)
  const isBusy = work !== undefined
  const mayUndo = run !== undefined && run.written > 0 && run.status !== "UNDONE"
  return (
    <Counter>
      <span className={css.foot}>
        <output className={css.sentence}>{sentence}</output>
        <span className={css.acts}>
          <Button tone="quiet" icon={arrowLeft} isDisabled={isBusy} onPress={onClose}>
            {say(run ? "toList" : "back")}
          </Button>
          <span className={pushToEnd} />
          {mayUndo && (
            <Button icon={rotateCcw} busy={work?.step === "undoing"} isDisabled={isBusy} onPress={onUndo}>
              {say("undo")}
            </Button>
          )}
          {run ? (
            <Button tone="primary" isDisabled={isBusy} onPress={onAgain}>
              {say("again")}
            </Button>
          ) : (
            <Button tone="primary" busy={isBusy} isDisabled={count === 0} onPress={onApply}>
              {say("apply", { count })}
            </Button>
          )}
        </span>
      </span>
    </Counter>
  )
}
