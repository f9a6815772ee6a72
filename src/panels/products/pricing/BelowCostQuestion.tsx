import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx"
import type { PriceRow } from "./priceRows.ts"
import { usePriceWords } from "./words.ts"

interface Props {
  readonly losses: ReadonlyArray<PriceRow>
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const named = 5

/** Asks a second time where prices are below the cost of their product. */
export const BelowCostQuestion = ({ losses, onConfirm, onCancel }: Props) => {
  const say = usePriceWords()
  const names = losses.slice(0, named).map(({ product }) => product.name)
  const remaining = losses.length - names.length
  const all = remaining > 0 ? [...names, say("andMore", { count: remaining })] : names
  return (
    <ConfirmDialog
      isOpen
      title={say("belowTitle", { count: losses.length })}
      description={say("belowText", { names: all.join(", ") })}
      confirmLabel={say("belowApply")}
      busyLabel={say("belowApply")}
      cancelLabel={say("cancel")}
      isBusy={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
