import { useEffect, useState } from "react"
import type { ManyView } from "../../../resource/described/ownActions.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { head, title as titleStyle } from "../../../resource/screenHead.css.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { Panel } from "../../../ui/panel/Panel.tsx"
import { BelowCostQuestion } from "./BelowCostQuestion.tsx"
import { LimitFields } from "./LimitFields.tsx"
import * as css from "./pricing.css.ts"
import { PriceFoot } from "./PriceFoot.tsx"
import { PriceTable } from "./PriceTable.tsx"
import { RuleForm } from "./RuleForm.tsx"
import { RunOutcome } from "./RunOutcome.tsx"
import { usePricePlan } from "./usePricePlan.ts"
import { usePriceRun } from "./usePriceRun.ts"
import { usePricing } from "./usePricing.ts"
import { Simulation } from "./Simulation.tsx"
import { useRunSentence } from "./useRunSentence.ts"
import { usePriceWords } from "./words.ts"

/** Prices of chosen products, changed by a rule: how they are now, how they would be, and the way back. */
const PriceScreen = ({ chosen, showsTitle, onHeading, onClose }: ManyView) => {
  const say = usePriceWords()
  const sentenceOf = useRunSentence()
  const { plan, busy: isReading, error: unread, recounted, load } = usePricePlan(chosen)
  const { draft, change, limits, rows, wanted, losses, tick, tickOne, type } = usePricing(plan)
  const { run, work, busy, error, apply, undo, forget } = usePriceRun()
  const [isAsking, setAsking] = useState(false)
  const title = plan ? say("title", { count: plan.rows.length }) : say("plainTitle")
  useEffect(() => {
    onHeading(title)
    return () => onHeading(undefined)
  }, [onHeading, title])
  const isOver = run !== undefined
  const isDisabled = busy || isOver
  const write = () => {
    setAsking(false)
    apply({ target: draft.target, rows: wanted, belowCost: losses.length > 0 })
  }
  const reload = () => {
    forget()
    load()
  }
  return (
    <Panel label={title}>
      {showsTitle && (
        <header className={head}>
          <h2 className={titleStyle}>{title}</h2>
        </header>
      )}
      <div className={css.screen}>
        <form className={css.rule} aria-label={say("rule")} onSubmit={(event) => event.preventDefault()}>
          <RuleForm {...{ draft, isDisabled }} onChange={change} />
          {plan && <LimitFields {...{ draft, isDisabled }} limits={plan.limits} onChange={change} />}
          {!isOver && <Simulation {...{ wanted }} target={draft.target} />}
        </form>
        <div className={css.result}>
          <div className={css.notices}>
            {error && (
              <Notice tone="danger" role="alert">
                {sentenceOf(error)}
              </Notice>
            )}
            {recounted !== undefined && <Notice tone="info">{say("recounted", { count: recounted })}</Notice>}
            {run && <RunOutcome {...{ run }} />}
          </div>
          {unread ? (
            <LoadFailure title={say("failed")} error={unread as never} onRetry={load} />
          ) : plan ? (
            <PriceTable {...{ rows, limits, isDisabled }} onTick={tick} onTickOne={tickOne} onType={type} />
          ) : (
            isReading && <p className={css.hint}>{say("loading")}</p>
          )}
        </div>
      </div>
      <PriceFoot
        {...{ run, work, onClose }}
        count={wanted.length}
        onApply={() => (losses.length > 0 ? setAsking(true) : write())}
        onUndo={undo}
        onAgain={reload}
      />
      {isAsking && <BelowCostQuestion {...{ losses }} onConfirm={write} onCancel={() => setAsking(false)} />}
    </Panel>
  )
}

export default PriceScreen
