import type { ImportRun } from "../../contract/importing/importRun.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { writtenMoment } from "../../frame/written.ts"
import { Button } from "../../ui/button/Button.tsx"
import { download } from "../../ui/icon/listIcons.ts"
import { rotateCcw } from "../../ui/icon/icons.ts"
import * as css from "./importScreen.css.ts"
import type { ImportWork } from "./useImportRun.ts"
import { useImportWords } from "./words.ts"

interface Props {
  readonly run: ImportRun | undefined
  readonly work: ImportWork | undefined
  /** Rows that are sent to be planned. */
  readonly readable: number
  /** Rows that will be written: those created and changed, without those that wait for a word. */
  readonly writing: number
  /** Rows that do not enter. */
  readonly left: number
  readonly mayPlan: boolean
  readonly onPlan: () => void
  readonly onApply: () => void
  readonly onUndo: () => void
  readonly onSaveLeft: () => void
  readonly onOther: () => void
  readonly onDone: () => void
}

const usePercent = () => {
  const { locale } = usePanel()
  return (part: number) =>
    new Intl.NumberFormat(locale === "en" ? "en" : "pt-BR", { style: "percent" }).format(part)
}

/** Bar that tells whether anything was written, and what comes next. */
export const ImportCounter = (props: Props) => {
  const { run, work, readable, writing, left, mayPlan } = props
  const say = useImportWords()
  const percent = usePercent()
  const { locale } = usePanel()
  const isOver = run !== undefined && run.appliedAt !== null
  const mayUndo = run !== undefined && run.written > 0 && (run.status === "DONE" || run.status === "STOPPED")
  return (
    <div className={css.counter}>
      <output className={css.word}>
        {work
          ? say(`work.${work.step}`, { percent: percent(work.progress) })
          : !isOver && say("nothingWritten")}
        {!work &&
          mayUndo &&
          run.undoUntil &&
          say("undoUntil", { moment: writtenMoment(locale, run.undoUntil) })}
      </output>
      <span className={css.acts}>
        <Button tone="plain" isDisabled={work !== undefined} onPress={props.onOther}>
          {say("otherFile")}
        </Button>
        {run && left > 0 && (
          <Button icon={download} isDisabled={work !== undefined} onPress={props.onSaveLeft}>
            {say("saveLeft", { count: left })}
          </Button>
        )}
        {mayUndo && (
          <Button icon={rotateCcw} isDisabled={work !== undefined} onPress={props.onUndo}>
            {say("undo")}
          </Button>
        )}
        {isOver ? (
          <Button tone="primary" isDisabled={work !== undefined} onPress={props.onDone}>
            {say("toList")}
          </Button>
        ) : run ? (
          <Button tone="primary" busy={work !== undefined} isDisabled={writing === 0} onPress={props.onApply}>
            {say("write", { count: writing })}
          </Button>
        ) : (
          <Button tone="primary" busy={work !== undefined} isDisabled={!mayPlan} onPress={props.onPlan}>
            {say("check", { count: readable })}
          </Button>
        )}
      </span>
    </div>
  )
}
