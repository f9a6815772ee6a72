import { useState } from "react"
import type { Closing } from "../../contract/finance/invoicing.ts"
import { platformDay } from "../../contract/resource/datedItems.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { DialogError } from "../../ui/dialog/DialogError.tsx"
import { lastWeek, wrongDays } from "./closingPeriod.ts"
import { useInvoiceWords } from "./words.ts"
import { PeriodStep } from "./PeriodStep.tsx"
import { isClosable, keyOf, PreviewStep } from "./PreviewStep.tsx"
import { ProgressStep } from "./ProgressStep.tsx"
import { usePreview, useStart } from "./useClosing.ts"

interface Props {
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** The steps of a closing: its days, then what each company comes to. */
const useSteps = () => {
  const today = platformDay()
  const [period, setPeriod] = useState(() => lastWeek(today))
  const [step, setStep] = useState<"period" | "companies">("period")
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isChecked, setIsChecked] = useState(false)
  const [closing, setClosing] = useState<Closing>()
  const wrong = wrongDays(period, today)
  return {
    period,
    setPeriod,
    step,
    setStep,
    selected,
    setSelected,
    closing,
    setClosing,
    setIsChecked,
    isRight: wrong.size === 0,
    wrong: isChecked ? wrong : new Set<never>(),
  }
}

/** Closes a period of many companies: asks for it, shows what each would owe, and follows the work. */
const ClosePeriod = ({ onChanged, onDone }: Props) => {
  const say = useInvoiceWords()
  const steps = useSteps()
  const { period, step, selected, closing, setSelected, setStep } = steps
  const preview = usePreview()
  const { start, busy, error } = useStart(steps.setClosing)
  const leave = () => {
    if (closing) onChanged()
    onDone()
  }
  const look = () => {
    steps.setIsChecked(true)
    if (steps.isRight)
      preview.load(period, (rows) => {
        setSelected(new Set(rows.filter(isClosable).map(keyOf)))
        setStep("companies")
      })
  }
  const chosen = preview.rows.filter((row) => isClosable(row) && selected.has(keyOf(row)))
  const buttons = () => {
    if (closing)
      return (
        <Button tone="primary" onPress={leave}>
          {say("close")}
        </Button>
      )
    if (step === "period")
      return (
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say("preview")}
          isBusy={preview.busy}
          onCancel={onDone}
          onPress={look}
        />
      )
    return (
      <DialogButtons
        cancelLabel={say("back")}
        label={busy ? say("starting") : say("start", { count: chosen.length })}
        isBusy={busy}
        isDisabled={chosen.length === 0}
        onCancel={() => setStep("period")}
        onPress={() =>
          start(
            period,
            chosen.map(({ company }) => company._id),
          )
        }
      />
    )
  }
  return (
    <Dialog
      isOpen
      sheet
      isUnsaved={step === "companies" && !closing}
      title={say("closeTitle")}
      closeLabel={say("close")}
      width="role"
      isLocked={busy}
      onClose={leave}
      footer={buttons()}
    >
      {closing && <ProgressStep closing={closing} />}
      {!closing && step === "period" && (
        <PeriodStep
          period={period}
          wrong={steps.wrong}
          isDisabled={preview.busy}
          onChange={steps.setPeriod}
          onFollow={steps.setClosing}
        />
      )}
      {!closing && step === "companies" && (
        <PreviewStep rows={preview.rows} selected={selected} onSelect={setSelected} />
      )}
      {preview.busy && <output>{say("previewing", { count: preview.rows.length })}</output>}
      <DialogError error={error ?? preview.error} isBusy={busy || preview.busy} />
    </Dialog>
  )
}

export default ClosePeriod
