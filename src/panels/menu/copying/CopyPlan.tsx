import type { ReactNode } from "react"
import type { MenuPlan } from "../../../contract/menu/copying/menuPlan.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import * as css from "./copying.css.ts"
import { PlanList } from "./PlanList.tsx"
import { useCopyingWords } from "./words.ts"

interface Props {
  readonly choice: ReactNode
  readonly plans: ReadonlyArray<MenuPlan> | undefined
  /** True once the plan was carried out. */
  readonly isDone: boolean
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly isReady: boolean
  readonly label: string
  /** Note in place of the plan's, once it was carried out. */
  readonly note: string | undefined
  readonly onPlan: () => void
  readonly onApply: () => void
  readonly onChange: () => void
  readonly onUndo: (() => void) | undefined
}

/** A choice, the plan that follows from it, and the button that carries it out. */
export const CopyPlan = (props: Props) => {
  const { choice, plans, isDone, error, isBusy, isReady, label, note, onPlan, onApply, onChange, onUndo } =
    props
  const say = useCopyingWords()
  const isPossible = plans?.some(({ refused }) => refused === undefined) ?? false
  return (
    <>
      <div className={css.body}>
        {note !== undefined && (
          <output className={css.part}>
            <Notice tone="success">{note}</Notice>
          </output>
        )}
        {plans ? <PlanList plans={plans} isPast={isDone} /> : choice}
        {error !== undefined && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
      </div>
      <footer className={css.foot}>
        <span className={css.state}>{isBusy ? say("loading") : note === undefined && say("nothingYet")}</span>
        {plans && <Button onPress={onChange}>{say("change")}</Button>}
        {onUndo && (
          <Button isDisabled={isBusy} onPress={onUndo}>
            {say("undo")}
          </Button>
        )}
        {!plans && (
          <Button tone="primary" isDisabled={isBusy || !isReady} onPress={onPlan}>
            {say("plan")}
          </Button>
        )}
        {plans && !isDone && (
          <Button tone="primary" isDisabled={isBusy || !isPossible} onPress={onApply}>
            {label}
          </Button>
        )}
      </footer>
    </>
  )
}
