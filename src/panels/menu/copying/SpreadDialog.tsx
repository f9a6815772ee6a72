import { useState } from "react"
import type { MenuPlan } from "../../../contract/menu/copying/menuPlan.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { PlanList } from "./PlanList.tsx"
import { part } from "./copying.css.ts"
import { useCopyingWords } from "./words.ts"

interface Props {
  readonly plans: ReadonlyArray<MenuPlan>
  readonly onConfirm: (isQuiet: boolean) => void
  readonly onCancel: () => void
}

/** Asks before a change of a model store: for which stores it counts, what changes there, and what stays. */
const SpreadDialog = ({ plans, onConfirm, onCancel }: Props) => {
  const say = useCopyingWords()
  const [isQuiet, setQuiet] = useState(false)
  return (
    <Dialog
      isOpen
      title={say("spreadTitle", { count: plans.length })}
      width="delete"
      closeLabel={say("close")}
      onClose={onCancel}
      footer={
        <>
          <Button onPress={onCancel}>{say("cancel")}</Button>
          <Button tone="primary" onPress={() => onConfirm(isQuiet)}>
            {say("spread")}
          </Button>
        </>
      }
    >
      <div className={part}>
        <PlanList plans={plans} isPast={false} />
        <Checkbox label={say("spreadQuiet")} isSelected={isQuiet} onChange={setQuiet} />
      </div>
    </Dialog>
  )
}

export default SpreadDialog
